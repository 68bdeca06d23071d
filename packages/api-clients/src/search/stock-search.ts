import type { CallOptions } from "@forecourt/contracts/call"
import type { PriceHistory, SearchInput, SearchResponse } from "@forecourt/contracts/search"
import { LRUCache } from "lru-cache"
import { fetchPrices, search } from "../generated/search.ts"
import type { ServiceHttp } from "../http/service-http.ts"
import { toCanonicalJson } from "./canonical-json.ts"
import { createEmptyResponse, type DeepReadonly, type StockResponse } from "./empty-response.ts"
import { freezeDeeply } from "./freeze-deeply.ts"
import type { SearchIndexes } from "./get-indexes.ts"
import { toValidCar, toValidDealership } from "./read-documents.ts"
import { removeSold } from "./remove-sold.ts"
import { type SearchFailure, toSearchFailure } from "./search-failure.ts"
import { createSharedRequests } from "./share-requests.ts"

export type { SearchFailure }

/** The log entry for a search response whose documents had invalid fields. These fields were removed. */
export interface FieldsLeftOut {
  readonly event: "search-fields-left-out"
  readonly index: string
  /** The removed fields, each with the number of affected documents, such as `car_fuel 3, car_year 1`. */
  readonly fields: string
  readonly leftOut: ReadonlyMap<string, number>
  readonly message: string
}

/** The input of a search, except for the name of the index. The client adds this name from the site's config. */
export type StockRequest = Omit<SearchInput, "index">

/**
 * A client that searches a site's stock. A failed search returns an empty result. An error is thrown only if the caller
 * aborts the search with a signal.
 */
export interface StockSearch {
  /** Finds cars that are for sale. If the request filters by identifier, sold cars are found too. Spec 2 §7. */
  readonly findCars: (request: StockRequest, options?: StockOptions) => Promise<StockResponse>
  /** Finds dealerships. Spec 2 §7. */
  readonly findDealerships: (request: StockRequest, options?: StockOptions) => Promise<StockResponse>
  /** Finds the past prices of a car, earliest first. Returns an empty list when the prices are unknown. */
  readonly findPrices: (carId: string, options?: StockOptions) => Promise<StockPrices>
}

export interface StockOptions extends CallOptions {
  /**
   * A signal that limits the total time of several consecutive searches. When it aborts, the running search returns an
   * empty result and throws no error.
   */
  readonly patience?: AbortSignal | undefined
}

/** The past prices of a car. The list is read-only because callers with equal requests share the same object. */
export type StockPrices = DeepReadonly<PriceHistory>

export interface StockSearchOptions {
  /** The client for the search service, created with {@link createSearchHttp}. */
  readonly http: ServiceHttp
  readonly indexes: SearchIndexes
  /**
   * The function that logs problems. It is called once for every failed request, even if several callers share the
   * request, and once for every response with invalid fields.
   */
  readonly report: (line: SearchFailure | FieldsLeftOut) => void
  /** The time for which a response is cached, in milliseconds. Spec 2 §7. @default 60000 */
  readonly ttlMs?: number
  /**
   * The size of the cache in characters of JSON. The least recently used response is removed first. @default 16000000
   */
  readonly cacheCharacters?: number
  /**
   * The maximum time for which a page waits for a search, including retries, in milliseconds. It is shorter than the
   * three seconds that a block may take. @default 2000
   */
  readonly patienceMs?: number
  /** The clock, which returns milliseconds. @default performance */
  readonly clock?: { readonly now: () => number }
}

const TTL_MS = 60_000
const CACHE_CHARACTERS = 16_000_000
const PATIENCE_MS = 2000

const NOT_AS_TOLD =
  "search: documents have values that the contract does not know. They are shown without these fields."

/**
 * Creates a client that searches a site's stock for all visitors. Equal requests at the same time are sent only once,
 * and responses are cached for a minute. Failures are not cached, so that pages show cars as soon as the service has
 * recovered.
 */
export function createStockSearch(options: StockSearchOptions): StockSearch {
  const { indexes, ttlMs = TTL_MS, cacheCharacters = CACHE_CHARACTERS, clock } = options
  const cache = new LRUCache<string, Found>({
    ttl: ttlMs,
    ttlResolution: 0,
    maxSize: cacheCharacters,
    sizeCalculation: (result, key) => key.length + JSON.stringify(result).length,
    ...(clock && { perf: clock }),
  })
  const share = createSharedRequests<Found>()

  async function findResult<Result extends Found>(
    call: SearchCall<Result>,
    { signal, patience }: StockOptions = {},
  ): Promise<Result> {
    const key = toCanonicalJson(call.input)
    const onFound = (result: Result) => void cache.set(key, result)
    const send = (sharedSignal: AbortSignal) => findOrNothing(call, options, { onFound, signal: sharedSignal })
    // The cached value has the type of this call's response, since calls of different kinds never have equal input.
    const cached = cache.get(key)
    if (cached !== undefined) return cached as Result
    try {
      return (await share(key, send, mergeSignals(signal, patience))) as Result
    } catch (error) {
      if (patience === undefined || error !== patience.reason) throw error
      options.report(toSearchFailure(error, call.index))
      return toFailed(call.nothing)
    }
  }

  const createSearch = (input: SearchInput, tidy: typeof toValidCar): SearchCall<StockResponse> => ({
    input,
    index: input.index,
    nothing: createEmptyResponse(input),
    send: async (call) => parseResponse(await search(options.http, input, call), input.index, tidy),
  })

  /** Removes invalid fields from the documents of a response, since the service is an external data source. */
  function parseResponse(response: SearchResponse, index: string, tidy: typeof toValidCar): SearchResponse {
    const leftOut = new Map<string, number>()
    const count = (field: string) => void leftOut.set(field, (leftOut.get(field) ?? 0) + 1)
    const content = response.content.map((document) => tidy(document, count))
    if (leftOut.size > 0) {
      const fields = [...leftOut].map((entry) => entry.join(" ")).join(", ")
      options.report({ event: "search-fields-left-out", index, fields, leftOut, message: NOT_AS_TOLD })
    }
    return { ...response, content }
  }

  return {
    findCars: (request, call) =>
      findResult(createSearch(removeSold({ ...request, index: indexes.stock }), toValidCar), call),
    findDealerships: (request, call) =>
      findResult(createSearch({ ...request, index: indexes.sites }, toValidDealership), call),
    findPrices(key, call) {
      const input = { index: indexes.stock, key }
      const send = (made: CallOptions) => fetchPrices(options.http, input, made)
      return findResult<StockPrices>({ input, index: input.index, nothing: { prices: [] }, send }, call)
    },
  }
}

type Found = StockResponse | StockPrices

interface SearchCall<Result extends Found> {
  readonly input: object
  readonly index: string
  readonly nothing: Result
  readonly send: (options: CallOptions) => Promise<Result>
}

interface Pending<Result> {
  readonly onFound: (result: Result) => void
  readonly signal: AbortSignal
}

async function findOrNothing<Result extends Found>(
  { index, nothing, send }: SearchCall<Result>,
  { report, patienceMs = PATIENCE_MS }: StockSearchOptions,
  { onFound, signal }: Pending<Result>,
): Promise<Result> {
  const deadline = AbortSignal.timeout(patienceMs)
  try {
    const result = freezeDeeply(await send({ signal: AbortSignal.any([signal, deadline]) }))
    onFound(result)
    return result
  } catch (error) {
    if (!signal.aborted) report(toSearchFailure(error, index))
    return toFailed(nothing)
  }
}

function mergeSignals(...signals: readonly (AbortSignal | undefined)[]): AbortSignal | undefined {
  const sources = signals.filter((signal) => signal !== undefined)
  return sources.length > 1 ? AbortSignal.any(sources) : sources[0]
}

const failed = new WeakSet<Found>()

function toFailed<Result extends Found>(nothing: Result): Result {
  failed.add(freezeDeeply(nothing))
  return nothing
}

/**
 * Returns true if a result is empty because the search failed, and false if it is empty because nothing matches. Lists
 * show an error for a failed search.
 */
export function hasFailed(result: Found): boolean {
  return failed.has(result)
}
