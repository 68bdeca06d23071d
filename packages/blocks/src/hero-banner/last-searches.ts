/**
 * Where a browser keeps what was searched for, until its window is closed: what lasts longer would need the visitor's
 * consent. It leaves the browser only as the address of a search.
 */
const KEY = "fc-searches"
const MAX_KEPT = 4

/** What was searched for in this browser, the latest first; nothing where nothing may be kept. */
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
