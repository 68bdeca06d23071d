import type { StockRequest, StockResponse } from "@forecourt/api-clients/search"
import type { CarSearch } from "./list-search.ts"

/** The maximum number of cached responses in one visit. */
const KEPT = 60

/** The lifetime of a cached response: shown data of the stock is no older. Spec 2 §7. */
const KEEP_MS = 60_000

/** A search that caches its responses, so that going back shows the earlier results immediately. */
export interface RememberingSearch {
  readonly search: CarSearch
  /** Caches a response as if it had been requested. */
  readonly remember: (request: StockRequest, response: StockResponse) => void
}

/** Wraps a search, so that equal requests within a minute are made once. Failures are not cached. */
export function createCachedSearch(search: CarSearch): RememberingSearch {
  const kept = new Map<string, { readonly response: StockResponse; readonly expiresAt: number }>()
  const remember: RememberingSearch["remember"] = (request, response) => {
    const key = JSON.stringify(request)
    // Moves the entry to the end: the first entry of the map is the oldest.
    kept.delete(key)
    kept.set(key, { response, expiresAt: Date.now() + KEEP_MS })
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  }
  return {
    remember,
    search: async (request, options) => {
      const previous = kept.get(JSON.stringify(request))
      if (previous !== undefined && Date.now() < previous.expiresAt) return previous.response
      const response = await search(request, options)
      remember(request, response)
      return response
    },
  }
}
