// Generated from schemas/services/search/search.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions } from "@forecourt/contracts/call"
import type {
  FetchPricesInput,
  PriceHistory,
  SearchCalls,
  SearchInput,
  SearchResponse,
} from "@forecourt/contracts/search"
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

/** Creates all calls of the service for one connection. */
export function searchClient(http: ServiceHttp): SearchCalls {
  return {
    search: (input, options) => search(http, input, options),
    fetchPrices: (input, options) => fetchPrices(http, input, options),
  }
}
