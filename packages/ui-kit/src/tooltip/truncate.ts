import { cutText } from "@forecourt/contracts/cut-text"

/** The default maximum length of the text, in characters. Spec 2 §9. */
export const MAX_LENGTH = 288

/** Truncates a text to a maximum length, which includes the ellipsis. Characters are never split. */
export function truncate(text: string, length = MAX_LENGTH): string {
  if ([...text].length <= length) return text
  return `${cutText(text, Math.max(length - 1, 0)).trimEnd()}…`
}
