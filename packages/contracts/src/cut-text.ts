/**
 * Truncates a text to a number of code points, the unit in which contracts measure lengths. A character that consists
 * of several code points, such as some emoji, is kept or removed as a whole.
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
