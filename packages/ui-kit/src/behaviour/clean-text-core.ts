/** A text with the place of the caret in it. */
export interface CaretText {
  readonly text: string
  readonly caret: number
}

/**
 * A text without what it may not hold, the caret still between the same characters. What would be too much of what
 * was just written, before the caret, is left out, as a browser does with `maxlength`.
 */
export function cleanText(
  { text, caret }: CaretText,
  clean: (text: string) => string,
  maxLength = Infinity,
): CaretText {
  const after = clean(text.slice(caret)).slice(0, maxLength)
  const before = clean(text.slice(0, caret)).slice(0, maxLength - after.length)
  return { text: before + after, caret: before.length }
}
