export interface CaretText {
  readonly text: string
  readonly caret: number
}

/**
 * Removes disallowed characters and keeps the position of the caret. If the text is too long, the characters directly
 * before the caret are removed, as with `maxlength`.
 */
export function cleanText(
  { text, caret }: CaretText,
  clean: (text: string) => string,
  maxLength = Infinity,
): CaretText {
  const after = clean(text.slice(caret)).slice(0, maxLength)
  const previous = clean(text.slice(0, caret)).slice(0, maxLength - after.length)
  return { text: previous + after, caret: previous.length }
}
