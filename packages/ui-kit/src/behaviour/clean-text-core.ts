export interface CaretText {
  readonly text: string
  readonly caret: number
}

/**
 * Removes the characters that a text must not contain, and keeps the caret between the same characters. If the cleaned
 * text is too long, removes characters directly before the caret, which is where the new input is, as the browser does
 * with `maxlength`.
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
