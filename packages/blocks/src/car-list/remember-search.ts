import type { StockRequest, StockResponse } from "@forecourt/api-clients/search"
import type { CarSearch } from "./list-search.ts"

/** How many responses of a visit are kept. */
const KEPT = 60

/** A search that remembers what it found: going back shows at once what was there. */
export interface RememberingSearch {
  readonly search: CarSearch
  /** Lays a response down as if it had been asked for. */
  readonly remember: (request: StockRequest, response: StockResponse) => void
}

/** Wraps a search, so that equal requests of a visit are made once. Failures are not remembered. */
export function rememberSearch(search: CarSearch): RememberingSearch {
  const kept = new Map<string, StockResponse>()
  const remember: RememberingSearch["remember"] = (request, response) => {
    kept.set(JSON.stringify(request), response)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  }
  return {
    remember,
    search: async (request, options) => {
      const before = kept.get(JSON.stringify(request))
      if (before !== undefined) return before
      const response = await search(request, options)
      remember(request, response)
      return response
    },
  }
}
