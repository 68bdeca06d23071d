/** The number of dealerships above which a search field is shown. Spec 2 §5. */
const SEARCH_ABOVE = 8

/** Returns whether there are enough dealerships for a search field. Spec 2 §2.6. */
export function isSearchable(total: number): boolean {
  return total > SEARCH_ABOVE
}

/** Returns whether a dealership's words contain all typed words, ignoring case and accents. */
export function isFound(words: string, typed: string): boolean {
  const text = toPlainText(words)
  return toPlainText(typed)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function toPlainText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim()
}
