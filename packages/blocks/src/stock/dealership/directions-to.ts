/** Returns the URL of a map search for a place by name and address. */
export function buildDirections(...words: readonly string[]): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(words.filter(Boolean).join(" "))}`
}
