/**
 * The session storage key of the recent searches. Storage for longer than a session would require the visitor's
 * consent.
 */
const KEY = "fc-searches"
const MAX_KEPT = 4

/** Returns the recent searches, latest first. Returns an empty list when storage is not available. */
export function readLastSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]")
    return Array.isArray(kept) ? kept.filter((item) => typeof item === "string").slice(0, MAX_KEPT) : []
  } catch {
    return []
  }
}

export function saveLastSearch(words: string): void {
  if (words === "") return
  const others = readLastSearches().filter((search) => search.toLowerCase() !== words.toLowerCase())
  writeSearches([words, ...others].slice(0, MAX_KEPT))
}

export function removeLastSearches(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to remove.
  }
}

function writeSearches(searches: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(searches))
  } catch {
    // The search works without storage.
  }
}
