import type { SearchResponse } from "@forecourt/contracts/search"
import type { FilterQuery } from "./filters.types.ts"

/** The result of a query, without its items, which the page keeps. */
export interface Found {
  readonly total: number
  readonly firstPage: number
  /** The number of visible items, from the first visible page up to and including the query's page. */
  readonly shown: number
  readonly hasMore: boolean
  readonly facets: SearchResponse["facet"]
  /** The words of the key phrase that were left out of the search because no item matches them. */
  readonly relaxed?: Relaxed
}

/** The key phrase that was actually searched for, and the words that were left out of it. */
export interface Relaxed {
  readonly keyphrase: string
  readonly leftOut: string
}

/**
 * The result of a query, and the query as the server resolved it: words of a key phrase may have been converted to
 * filters.
 */
export interface FoundList<Results extends Found = Found> {
  readonly query: FilterQuery
  readonly found: Results
}
