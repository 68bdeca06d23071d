export interface CaretText {
  readonly text: string
  readonly caret: number
}

/**
 * Removes disallowed characters from a text, and keeps the caret between the same characters. If the result is too
 * long, the characters directly before the caret, which the visitor has just entered, are removed, as in a browser with
 * `maxlength`.
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
