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
   * A facet's own choices do not narrow its own counts. A limit of 0 asks for facets alone.
   */
  readonly search: (input: SearchInput, options?: CallOptions) => Promise<SearchResponse>
  /**
   * What a document cost, and since when.
   *
   * Prices stay known when a document is gone. One that never had any has none.
   */
  readonly fetchPrices: (input: FetchPricesInput, options?: CallOptions) => Promise<PriceHistory>
  /**
   * Predicts the place that a visitor types. Spec 2 §7, spec 3 §5.1.
   *
   * Places of the site's country first, then of its neighbours and of other countries; in each a name that is
   * written in full, then the largest. A post rather than an address, because what is typed may be where somebody
   * lives.
   */
  readonly findPlaces: (input: FindPlacesInput, options?: CallOptions) => Promise<PlacePredictions>
  /** The position of a predicted place. Spec 2 §7. */
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
