// Generated from schemas/services/search/search.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { Operation } from "../operation.ts"
import type {
  FetchPlaceInput,
  FetchPricesInput,
  FindPlacesInput,
  Place,
  PlacePredictions,
  PriceHistory,
  SearchInput,
  SearchResponse,
} from "./search.ts"
import { parseFetchPlaceParameters, parseFetchPricesParameters } from "./search/parameters.parser.js"
import { parsePlacePredictions } from "./search/place-predictions.parser.js"
import { parsePlaceRequest } from "./search/place-request.parser.js"
import { parsePlace } from "./search/place.parser.js"
import { parsePriceHistory } from "./search/price-history.parser.js"
import { parseSearchRequest } from "./search/search-request.parser.js"
import { parseSearchResponse } from "./search/search-response.parser.js"

/** The operations of the service, with the format of their requests. */
export const SEARCH_OPERATIONS: readonly Operation[] = [
  {
    name: "search",
    method: "POST",
    path: "/search",
    parameters: [],
    parseBody: parseSearchRequest,
    parseResponse: parseSearchResponse,
    maxBytes: 64000,
    needsSession: false,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest", "FieldUnknown"],
      401: ["ApiKeyWrong"],
      404: ["IndexUnknown"],
      413: ["TooLarge"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
      503: ["TooCostly"],
    },
    limits: { address: 6000 },
  },
  {
    name: "fetchPrices",
    method: "GET",
    path: "/search/{index}/{key}/prices",
    parameters: [
      { name: "index", wire: "index", in: "path" },
      { name: "key", wire: "key", in: "path" },
    ],
    parseParameters: parseFetchPricesParameters,
    parseResponse: parsePriceHistory,
    needsSession: false,
    isRepeatable: true,
    cache: { scope: "public", seconds: 60, tags: ["search:{index}:{key}"] },
    refusals: {
      400: ["BadRequest"],
      401: ["ApiKeyWrong"],
      404: ["IndexUnknown"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 6000 },
  },
  {
    name: "findPlaces",
    method: "POST",
    path: "/search/places",
    parameters: [],
    parseBody: parsePlaceRequest,
    parseResponse: parsePlacePredictions,
    maxBytes: 2000,
    needsSession: false,
    isRepeatable: true,
    refusals: {
      400: ["BadRequest"],
      401: ["ApiKeyWrong"],
      413: ["TooLarge"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 6000 },
  },
  {
    name: "fetchPlace",
    method: "GET",
    path: "/search/places/{placeId}",
    parameters: [{ name: "placeId", wire: "placeId", in: "path" }],
    parseParameters: parseFetchPlaceParameters,
    parseResponse: parsePlace,
    needsSession: false,
    isRepeatable: true,
    cache: { scope: "private", seconds: 3600 },
    refusals: {
      400: ["BadRequest"],
      401: ["ApiKeyWrong"],
      404: ["PlaceUnknown"],
      429: ["TooManyRequests"],
      500: ["ServerError"],
    },
    limits: { address: 6000 },
  },
]

/** The handlers of the service's calls. */
export interface SearchHandlers<Context> {
  /**
   * Finds documents and counts facets. Spec 2 §7.
   *
   * The choices within a facet do not narrow the counts of that facet. A limit of 0 returns facets only.
   */
  readonly search: (input: SearchInput, context: Context) => Promise<SearchResponse>
  /**
   * Returns the prices of a document and the times at which they took effect.
   *
   * Prices remain available after a document is removed. A document that never had a price has no prices.
   */
  readonly fetchPrices: (input: FetchPricesInput, context: Context) => Promise<PriceHistory>
  /**
   * Predicts the place that a visitor is typing. Spec 2 §7, spec 3 §5.1.
   *
   * Lists places of the site's country first, then of its neighbours and of other countries; within each group,
   * names that are typed in full precede others, and larger places precede smaller places. The method is POST so
   * that the typed text, which may be a home address, is not part of the URL.
   */
  readonly findPlaces: (input: FindPlacesInput, context: Context) => Promise<PlacePredictions>
  /** Returns the position of a predicted place. Spec 2 §7. */
  readonly fetchPlace: (input: FetchPlaceInput, context: Context) => Promise<Place>
}
