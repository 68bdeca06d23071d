import type {
  FetchPlaceInput,
  FetchPricesInput,
  Place,
  PlacePredictions,
  PlaceRequest,
  PriceHistory,
} from "@forecourt/contracts/search"
import type { SearchRequest } from "@forecourt/contracts/search/search-request"
import schema from "@forecourt/schemas/services/search/search-request.schema.json" with { type: "json" }
import { SearchError } from "@forecourt/search-engine/rules"
import { ServiceError } from "@forecourt/service-kit/errors"
import type { RateLimiter } from "@forecourt/service-kit/limits"
import type { Caller, ServiceTools } from "@forecourt/service-kit/service"
import type { Statements } from "@forecourt/service-kit/storage"
import type { Engine } from "../engine.types.ts"
import type { Indexes } from "../indexes/open-indexes.ts"
import { findFault } from "../kinds/explain.ts"
import type { PlaceProvider } from "../places/place-provider.ts"
import { readIndexRow } from "../storage/index-rows.ts"
import { readPrices } from "../storage/prices.ts"
import type { Budget } from "./costly.ts"
import type { Metrics } from "./metrics.ts"
import { formatSlowSearch, SLOW_MS } from "./slow-searches.ts"

export interface SearchTools extends ServiceTools {
  /** The connection for reading from the storage. */
  readonly reader: Statements
  readonly indexes: Indexes
  readonly places: PlaceProvider
  readonly metrics: Metrics
  readonly budget: Budget
  /**
   * The rate limiter for searches that sites send for their visitors. It counts the searches of each visitor's network.
   */
  readonly searches: RateLimiter
}

export const HANDLERS = {
  async search(request: SearchRequest, { service }: Caller<SearchTools>): Promise<Response> {
    const { indexes, budget, metrics, log } = service
    const index = indexes.get(request.index)
    if (index === null) throw createUnknownIndexError(request.index)
    const startedAt = performance.now()
    const text = await budget.spend(request, () => runSearch(index.engine, request))
    const ms = performance.now() - startedAt
    metrics.countSearch(index.name, ms / 1000)
    if (ms > SLOW_MS) log(formatSlowSearch(request, ms))
    return new Response(text, { headers: HEADERS })
  },
  async fetchPrices({ index, key }: FetchPricesInput, { service }: Caller<SearchTools>): Promise<PriceHistory> {
    const { reader } = service
    if ((await readIndexRow(reader, index)) === null) throw createUnknownIndexError(index)
    return { prices: await readPrices(reader, index, key) }
  },
  findPlaces(request: PlaceRequest, { service }: Caller<SearchTools>): Promise<PlacePredictions> {
    return service.places.find(request)
  },
  async fetchPlace({ placeId }: FetchPlaceInput, { service }: Caller<SearchTools>): Promise<Place> {
    const place = await service.places.get(placeId)
    if (place !== null) return place
    throw new ServiceError("PlaceUnknown", `There is no place ${placeId}. Send the identifier of a prediction.`, {
      status: 404,
    })
  },
}

const HEADERS = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" }

export async function consumeSearch({ searches }: SearchTools, network: string): Promise<number> {
  return network === "" ? 0 : (await searches.take(network)).retryAfterMs
}

const CURES: ReadonlyMap<string, string> = new Map([
  ["limit", "Ask for fewer, and for the next page by offset."],
  ["offset", "Narrow the search instead."],
  ["keyphrase", "Send fewer words."],
  ["index", "Send the name of an index, for example stock-se-used."],
])

export function formatRequestProblem(body: unknown): string {
  if (body === null) return "The body is no JSON. Send a JSON object."
  const { field, reason } = findFault(schema, body) ?? { field: "", reason: "is not what the contract describes" }
  return `${field === "" ? "The request" : field} ${reason}. ${CURES.get(field) ?? "Correct it by the contract."}`
}

export function createUnknownIndexError(name: string): ServiceError {
  return new ServiceError("IndexUnknown", `There is no index ${name}. Import documents into it, or correct its name.`, {
    status: 404,
  })
}

async function runSearch(engine: Engine, { index: _, ...request }: SearchRequest): Promise<string> {
  try {
    return await engine.search(request)
  } catch (error) {
    if (error instanceof SearchError) throw new ServiceError(error.code, error.message)
    if (error instanceof Error && error.name === "TimeoutError")
      throw new ServiceError("TooCostly", "The nodes that search took too long. Ask for fewer facets.")
    throw error
  }
}
