// Generated from schemas/services/search/search.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { Operation } from "../operation.ts"
import type { FetchPricesInput, PriceHistory, SearchInput, SearchResponse } from "./search.ts"
import { parseFetchPricesParameters } from "./search/parameters.parser.js"
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
]

/** The handlers of the service's calls. */
export interface SearchHandlers<Context> {
  /**
   * Finds documents and counts facets. Spec 2 §7.
   *
   * A facet's own choices do not narrow its own counts. A limit of 0 asks for facets alone.
   */
  readonly search: (input: SearchInput, context: Context) => Promise<SearchResponse>
  /**
   * What a document cost, and since when.
   *
   * Prices stay known when a document is gone. One that never had any has none.
   */
  readonly fetchPrices: (input: FetchPricesInput, context: Context) => Promise<PriceHistory>
}
