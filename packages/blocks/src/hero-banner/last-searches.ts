/**
 * The storage key of recent searches, until the window is closed: longer storage would require the visitor's consent.
 * They leave the browser only as the address of a search.
 */
const KEY = "fc-searches"
const MAX_KEPT = 4

/** Returns the searches of this browser, the latest first; none where storage is not allowed. */
export function readLastSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]")
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, MAX_KEPT) : []
  } catch {
    return []
  }
}

/** Keeps words for the next search. */
export function saveLastSearch(words: string): void {
  if (words === "") return
  const others = readLastSearches().filter((one) => one.toLowerCase() !== words.toLowerCase())
  writeSearches([words, ...others].slice(0, MAX_KEPT))
}

/** Forgets all of them. */
export function removeLastSearches(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Where nothing may be kept there is nothing to forget.
  }
}

function writeSearches(searches: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(searches))
  } catch {
    // Who forbids it searches all the same.
  }
}
