/** The most characters a tooltip shows. Spec 2 §9. */
export const MAX_LENGTH = 288

/** Cuts a text to so many characters, the dots included; never inside a character. */
export function truncate(text: string, length = MAX_LENGTH): string {
  const characters = [...text]
  if (characters.length <= length) return text
  return `${characters
    .slice(0, Math.max(length - 1, 0))
    .join("")
    .trimEnd()}…`
}
