/** Where a maps service finds a place by its name and address. */
export function buildDirections(...words: readonly string[]): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(words.filter(Boolean).join(" "))}`
}
