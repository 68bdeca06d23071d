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
 * The choices within a facet do not narrow the counts of that facet. A limit of 0 returns facets only.
 */
export function search(http: ServiceHttp, body: SearchInput, options?: CallOptions): Promise<SearchResponse> {
  const request: ServiceRequest = { operation: "search", method: "POST", path: "/search", body, isRepeatable: true }
  return fetchParsed(http, request, parseSearchResponse, options)
}

/**
 * Returns the prices of a document and the times at which they took effect.
 *
 * Prices remain available after a document is removed. A document that never had a price has no prices.
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
 * Predicts the place that a visitor is typing. Spec 2 §7, spec 3 §5.1.
 *
 * Lists places of the site's country first, then of its neighbours and of other countries; within each group,
 * names that are typed in full precede others, and larger places precede smaller places. The method is POST so
 * that the typed text, which may be a home address, is not part of the URL.
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

/** Returns the position of a predicted place. Spec 2 §7. */
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
