// Generated from schemas/services/search/search.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions } from "@forecourt/contracts/call"
import type {
  FetchPlaceInput,
  FetchPricesInput,
  FindPlacesInput,
  Place,
  PlacePredictions,
  PriceHistory,
  SearchCalls,
  SearchInput,
  SearchResponse,
} from "@forecourt/contracts/search"
import { parsePlace } from "@forecourt/contracts/search/place"
import { parsePlacePredictions } from "@forecourt/contracts/search/place-predictions"
import { parsePriceHistory } from "@forecourt/contracts/search/price-history"
import { parseSearchResponse } from "@forecourt/contracts/search/search-response"
import { fetchParsed, type ServiceRequest } from "../http/call.ts"
import { createServiceHttp, type ServiceHttp, type ServiceHttpOptions } from "../http/service-http.ts"

/** Creates the connection from a browser to its site, or from a site to the service. */
export function createSearchHttp(options: ServiceHttpOptions): ServiceHttp {
  return createServiceHttp("search", options, { apiKeyHeader: "x-api-key" })
}

/**
 * Finds documents and counts facets. Spec 2 §7.
 *
 * A facet's own choices do not narrow its own counts. A limit of 0 asks for facets alone.
 */
export function search(http: ServiceHttp, body: SearchInput, options?: CallOptions): Promise<SearchResponse> {
  const request: ServiceRequest = { operation: "search", method: "POST", path: "/search", body, isRepeatable: true }
  return fetchParsed(http, request, parseSearchResponse, options)
}

/**
 * What a document cost, and since when.
 *
 * Prices stay known when a document is gone. One that never had any has none.
 */
export function fetchPrices(
  http: ServiceHttp,
  { index, key }: FetchPricesInput,
  options?: CallOptions,
): Promise<PriceHistory> {
  const request: ServiceRequest = {
    operation: "fetchPrices",
    method: "GET",
    path: "/search/{index}/{key}/prices",
    segments: { index, key },
    isRepeatable: true,
    isCacheable: true,
  }
  return fetchParsed(http, request, parsePriceHistory, options)
}

/**
 * Predicts the place that a visitor types. Spec 2 §7, spec 3 §5.1.
 *
 * Places of the site's country first, then of its neighbours and of other countries; in each a name that is
 * written in full, then the largest. A post rather than an address, because what is typed may be where somebody
 * lives.
 */
export function findPlaces(http: ServiceHttp, body: FindPlacesInput, options?: CallOptions): Promise<PlacePredictions> {
  const request: ServiceRequest = {
    operation: "findPlaces",
    method: "POST",
    path: "/search/places",
    body,
    isRepeatable: true,
  }
  return fetchParsed(http, request, parsePlacePredictions, options)
}

/** The position of a predicted place. Spec 2 §7. */
export function fetchPlace(http: ServiceHttp, { placeId }: FetchPlaceInput, options?: CallOptions): Promise<Place> {
  const request: ServiceRequest = {
    operation: "fetchPlace",
    method: "GET",
    path: "/search/places/{placeId}",
    segments: { placeId },
    isRepeatable: true,
    isCacheable: true,
  }
  return fetchParsed(http, request, parsePlace, options)
}

/** Creates all calls of the service for one connection. */
export function searchClient(http: ServiceHttp): SearchCalls {
  return {
    search: (input, options) => search(http, input, options),
    fetchPrices: (input, options) => fetchPrices(http, input, options),
    findPlaces: (input, options) => findPlaces(http, input, options),
    fetchPlace: (input, options) => fetchPlace(http, input, options),
  }
}
