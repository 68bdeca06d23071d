import type { SearchResponse } from "@forecourt/contracts/search"
import type { FilterQuery } from "./filters.types.ts"

/** The result of a query without its items. The page stores the items separately. */
export interface Found {
  readonly total: number
  readonly firstPage: number
  /** The number of items from the first visible page to the query's page, inclusive. */
  readonly shown: number
  readonly hasMore: boolean
  readonly facets: SearchResponse["facet"]
  /** The words of the key phrase that were left out of the search because no item matches them. */
  readonly relaxed?: Relaxed
}

/** The key phrase that was actually searched for, and the words of the original key phrase that were left out. */
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
