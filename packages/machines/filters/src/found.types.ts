import type { SearchResponse } from "@forecourt/contracts/search"
import type { FilterQuery } from "./filters.types.ts"

/** The result of a query without the items themselves, which the page stores separately. */
export interface Found {
  readonly total: number
  readonly firstPage: number
  /**
   * The number of items on all visible pages. These are the pages from the first visible page to the page in the query,
   * inclusive.
   */
  readonly shown: number
  readonly hasMore: boolean
  readonly facets: SearchResponse["facet"]
  /**
   * The shortened key phrase, and the words that were left out of the search because no item matches them. It is absent
   * if no words were left out.
   */
  readonly relaxed?: Relaxed
}

/**
 * The key phrase that was actually used for the search, and the words of the original key phrase that were left out.
 */
export interface Relaxed {
  readonly keyphrase: string
  readonly leftOut: string
}

/**
 * The result of a query, together with the query as interpreted by the server. The server may have converted words of
 * the key phrase to filters.
 */
export interface FoundList<Results extends Found = Found> {
  readonly query: FilterQuery
  readonly found: Results
}
