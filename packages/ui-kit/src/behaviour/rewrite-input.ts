import { cleanText } from "./clean-text-core.ts"

/**
 * Removes disallowed characters from the text of an input. Does nothing while an input method composes a word, because
 * a change would duplicate the word.
 */
export function rewriteInput(
  input: HTMLInputElement,
  clean: (text: string) => string,
  maxLength?: number,
  event?: Event,
): void {
  if (event && "isComposing" in event && event.isComposing) return
  const { value, selectionStart } = input
  const { text, caret } = cleanText({ text: value, caret: selectionStart ?? value.length }, clean, maxLength)
  if (text === value) return
  input.value = text
  if (input === document.activeElement) input.setSelectionRange(caret, caret)
}
