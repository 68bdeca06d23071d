import { cutText } from "@forecourt/contracts/cut-text"

/** Spec 2 §9. */
export const MAX_LENGTH = 288

/** Truncates a text to a length that includes the ellipsis, without splitting a character. */
export function truncate(text: string, length = MAX_LENGTH): string {
  if ([...text].length <= length) return text
  return `${cutText(text, Math.max(length - 1, 0)).trimEnd()}…`
}
