/**
 * Cuts a text to a number of code points, as contracts count them. What a reader sees as one character stays whole: a
 * smiley of several code points is kept or left out.
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  let length = 0
  let end = 0
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    length += [...segment].length
    if (length > maxLength) break
    end = index + segment.length
  }
  return text.slice(0, end)
}
