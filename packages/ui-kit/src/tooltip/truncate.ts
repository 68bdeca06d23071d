import { cutText } from "@forecourt/contracts/cut-text"

/** The maximum number of characters of a tooltip. Spec 2 §9. */
export const MAX_LENGTH = 288

/** Truncates a text to a maximum number of characters, which includes the added ellipsis. Never splits a character. */
export function truncate(text: string, length = MAX_LENGTH): string {
  if ([...text].length <= length) return text
  return `${cutText(text, Math.max(length - 1, 0)).trimEnd()}…`
}
