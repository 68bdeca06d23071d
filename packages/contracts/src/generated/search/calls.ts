// Generated from schemas/services/search/search.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions } from "../../call.ts"
import type { FetchPricesParameters } from "./parameters.ts"
import type { PriceHistory } from "./price-history.ts"
import type { SearchRequestInput } from "./search-request.ts"
import type { SearchResponse } from "./search-response.ts"

/** The input of `search`. */
export type SearchInput = SearchRequestInput

/** The input of `fetchPrices`. */
export type FetchPricesInput = FetchPricesParameters

/** The calls of search as plain functions, for clients and for the machines of flows. */
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

/** The names of the calls. */
export const SEARCH_CALLS = ["search", "fetchPrices"] as const

/** The error codes of the calls, with their HTTP statuses. */
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

/** An error code of a call. */
export type SearchProblem = keyof typeof SEARCH_PROBLEMS
