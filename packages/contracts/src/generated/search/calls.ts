// Generated from schemas/services/search/search.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions } from "../../call.ts"
import type { FetchPlaceParameters, FetchPricesParameters } from "./parameters.ts"
import type { PlacePredictions } from "./place-predictions.ts"
import type { PlaceRequestInput } from "./place-request.ts"
import type { Place } from "./place.ts"
import type { PriceHistory } from "./price-history.ts"
import type { SearchRequestInput } from "./search-request.ts"
import type { SearchResponse } from "./search-response.ts"

/** The input of `search`. */
export type SearchInput = SearchRequestInput

/** The input of `fetchPrices`. */
export type FetchPricesInput = FetchPricesParameters

/** The input of `findPlaces`. */
export type FindPlacesInput = PlaceRequestInput

/** The input of `fetchPlace`. */
export type FetchPlaceInput = FetchPlaceParameters

/** The calls of search as plain functions, for clients and for the machines of flows. */
export interface SearchCalls {
  /**
   * Finds documents and counts facets. Spec 2 §7.
   *
   * The choices within a facet do not narrow the counts of that facet. A limit of 0 returns facets only.
   */
  readonly search: (input: SearchInput, options?: CallOptions) => Promise<SearchResponse>
  /**
   * Returns the prices of a document and the times at which they took effect.
   *
   * Prices remain available after a document is removed. A document that never had a price has no prices.
   */
  readonly fetchPrices: (input: FetchPricesInput, options?: CallOptions) => Promise<PriceHistory>
  /**
   * Predicts the place that a visitor is typing. Spec 2 §7, spec 3 §5.1.
   *
   * Lists places of the site's country first, then of its neighbours and of other countries; within each group,
   * names that are typed in full precede others, and larger places precede smaller places. The method is POST so
   * that the typed text, which may be a home address, is not part of the URL.
   */
  readonly findPlaces: (input: FindPlacesInput, options?: CallOptions) => Promise<PlacePredictions>
  /** Returns the position of a predicted place. Spec 2 §7. */
  readonly fetchPlace: (input: FetchPlaceInput, options?: CallOptions) => Promise<Place>
}

/** The names of the calls. */
export const SEARCH_CALLS = ["search", "fetchPrices", "findPlaces", "fetchPlace"] as const

/** The error codes of the calls, with their HTTP statuses. */
export const SEARCH_PROBLEMS = {
  BadRequest: 400,
  FieldUnknown: 400,
  ApiKeyWrong: 401,
  IndexUnknown: 404,
  PlaceUnknown: 404,
  TooLarge: 413,
  TooManyRequests: 429,
  ServerError: 500,
  TooCostly: 503,
} as const

/** An error code of a call. */
export type SearchProblem = keyof typeof SEARCH_PROBLEMS
