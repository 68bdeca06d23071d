import type { CallOptions } from "@forecourt/contracts/call"
import type { SearchInput } from "@forecourt/contracts/search"
import { LRUCache } from "lru-cache"
import { search } from "../generated/search.ts"
import type { ServiceHttp } from "../http/service-http.ts"
import { canonicalJson } from "./canonical-json.ts"
import { emptyResponse, type StockResponse } from "./empty-response.ts"
import { freezeDeeply } from "./freeze-deeply.ts"
import type { SearchIndexes } from "./indexes-of.ts"
import { type SearchFailure, searchFailure } from "./search-failure.ts"
import { shareRequests } from "./share-requests.ts"
import { withoutSold } from "./without-sold.ts"

export type { SearchFailure }

/** What is looked for; the site's config says in which index. */
export type StockRequest = Omit<SearchInput, "index">

/**
 * A site's stock. A search that fails finds nothing; the only thing thrown is the reason of the caller's own signal.
 */
export interface StockSearch {
  /** Finds cars that are for sale; of those that are named, also sold ones. Spec 2 §7. */
  readonly findCars: (request: StockRequest, options?: CallOptions) => Promise<StockResponse>
  /** Finds dealerships. Spec 2 §7. */
  readonly findDealerships: (request: StockRequest, options?: CallOptions) => Promise<StockResponse>
}

export interface StockSearchOptions {
  /** The search service: {@link createSearchHttp}. */
  readonly http: ServiceHttp
  readonly indexes: SearchIndexes
  /** Told once about every request that failed, however many waited for it. */
  readonly report: (failure: SearchFailure) => void
  /** How long a response is kept, in milliseconds. Spec 2 §7. @default 60000 */
  readonly keepMs?: number
  /** How much is kept, in characters of JSON; what was not asked for longest goes first. @default 16000000 */
  readonly keepCharacters?: number
  /** How long a page waits, in milliseconds, with all repetitions: less than the three seconds that a block has. @default 2000 */
  readonly patienceMs?: number
  /** What the time is, in milliseconds. @default performance */
  readonly clock?: { readonly now: () => number }
}

const KEEP_MS = 60_000
const KEEP_CHARACTERS = 16_000_000
const PATIENCE_MS = 2000

/**
 * Searches a site's stock for all its visitors: equal requests are made once, and a response serves for a minute.
 *
 * Failures are not kept. Those who ask at the same moment share one request and its failure, so a service in trouble
 * is asked one thing no more than once at a time, and the first page after it is well again shows cars.
 */
export function createStockSearch(options: StockSearchOptions): StockSearch {
  const { indexes, keepMs = KEEP_MS, keepCharacters = KEEP_CHARACTERS, clock } = options
  const kept = new LRUCache<string, StockResponse>({
    ttl: keepMs,
    ttlResolution: 0,
    maxSize: keepCharacters,
    sizeCalculation: (response, key) => key.length + JSON.stringify(response).length,
    ...(clock && { perf: clock }),
  })
  const share = shareRequests<StockResponse>()

  async function find(input: SearchInput, { signal }: CallOptions = {}): Promise<StockResponse> {
    const key = canonicalJson(input)
    const keep = (response: StockResponse) => void kept.set(key, response)
    return kept.get(key) ?? share(key, (given) => findOrNothing(input, options, { keep, signal: given }), signal)
  }

  return {
    findCars: (request, call) => find(withoutSold({ ...request, index: indexes.stock }), call),
    findDealerships: (request, call) => find({ ...request, index: indexes.sites }, call),
  }
}

interface Ask {
  readonly keep: (response: StockResponse) => void
  readonly signal: AbortSignal
}

/** The service's response, which is kept, or the empty one and a line about why. */
async function findOrNothing(
  input: SearchInput,
  { http, report, patienceMs = PATIENCE_MS }: StockSearchOptions,
  { keep, signal }: Ask,
): Promise<StockResponse> {
  const deadline = AbortSignal.timeout(patienceMs)
  try {
    const response = freezeDeeply(await search(http, input, { signal: AbortSignal.any([signal, deadline]) }))
    keep(response)
    return response
  } catch (error) {
    if (!signal.aborted) report(searchFailure(error, input.index))
    const nothing = freezeDeeply(emptyResponse(input))
    failed.add(nothing)
    return nothing
  }
}

const failed = new WeakSet<StockResponse>()

/** Whether nothing was found because the search failed, so that a list can say which it is. */
export function hasFailed(response: StockResponse): boolean {
  return failed.has(response)
}
