// Generated from schemas/services/search/search.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions } from "../../call.ts"
import type { FetchPricesParameters } from "./parameters.ts"
import type { PriceHistory } from "./price-history.ts"
import type { SearchRequestInput } from "./search-request.ts"
import type { SearchResponse } from "./search-response.ts"

/** What `search` is called with. */
export type SearchInput = SearchRequestInput

/** What `fetchPrices` is called with. */
export type FetchPricesInput = FetchPricesParameters

/** The calls of search as plain functions: what a client makes, and what a flow's machine needs of the world. */
export interface SearchCalls {
  /**
   * Finds documents and counts facets. Spec 2 §7.
   *
   * A facet's own choices do not narrow its own counts. A limit of 0 asks for facets alone.
   */
  readonly search: (input: SearchInput, options?: CallOptions) => Promise<SearchResponse>
  /**
   * What a document cost, and since when.
   *
   * Prices stay known when a document is gone. One that never had any has none.
   */
  readonly fetchPrices: (input: FetchPricesInput, options?: CallOptions) => Promise<PriceHistory>
}

/** Names of the calls. */
export const SEARCH_CALLS = ["search", "fetchPrices"] as const

/** Why a call is refused, and the status that says so. */
export const SEARCH_PROBLEMS = {
  BadRequest: 400,
  FieldUnknown: 400,
  ApiKeyWrong: 401,
  IndexUnknown: 404,
  TooLarge: 413,
  TooManyRequests: 429,
  ServerError: 500,
  TooCostly: 503,
} as const

/** Why a call is refused, for programs. */
export type SearchProblem = keyof typeof SEARCH_PROBLEMS
