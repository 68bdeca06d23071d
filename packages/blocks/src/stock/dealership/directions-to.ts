export function buildDirections(...words: readonly string[]): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(words.filter(Boolean).join(" "))}`
}
