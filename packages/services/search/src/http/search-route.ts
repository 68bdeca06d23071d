import type { SearchRequest } from "@forecourt/contracts/search/search-request"
import { SEARCH_OPERATIONS } from "@forecourt/contracts/search.operations"
import { forwardedAddressOf, readBytes, refuseMethod, type ServiceEnv } from "@forecourt/service-kit/http"
import { networkOf, type RateLimiter } from "@forecourt/service-kit/limits"
import { isSecret } from "@forecourt/service-kit/secrets"
import { type Context, Hono } from "hono"
import type { Engine } from "../engine.types.ts"
import type { Indexes } from "../indexes/open-indexes.ts"
import { openBudget } from "./costly.ts"
import type { Metrics } from "./metrics.ts"
import { readRequest } from "./read-request.ts"
import { refusalOf, refusalResponse, SearchRefusal } from "./search-refusal.ts"
import { SLOW_MS, slowLine } from "./slow-searches.ts"

export interface SearchRouteOptions {
  readonly indexes: Indexes
  readonly apiKey: string
  readonly searches: RateLimiter
  readonly budgetMs: number
  readonly metrics: Metrics
  readonly say: (line: string) => void
}

const MAX_BYTES = 64_000

/** The call of the contract. Who asks is looked at before what is asked. */
export function searchRoute(options: SearchRouteOptions): Hono<ServiceEnv> {
  const { indexes, apiKey, searches, budgetMs, metrics, say } = options
  const budget = openBudget(budgetMs)
  const routes = new Hono<ServiceEnv>()

  async function search(context: Context<ServiceEnv>): Promise<Response> {
    if (!isSecret(context.req.header("x-api-key") ?? "", apiKey)) throw keyWrong()
    const { isAllowed, retryAfterMs } = await searches.take(addressOf(context))
    if (!isAllowed) throw tooMany(retryAfterMs)
    const body = await readText(context)
    const request = readRequest(body)
    const index = indexes.get(request.index)
    if (index === null) throw unknownIndex(request.index)
    const startedAt = performance.now()
    const text = await budget.spend(body, () => textOf(index.engine, request))
    const ms = performance.now() - startedAt
    metrics.countSearch(index.name, "ok", ms / 1000)
    if (ms > SLOW_MS) say(slowLine(request, ms))
    return new Response(text, { headers: HEADERS })
  }

  for (const { method, path } of SEARCH_OPERATIONS) {
    routes.on(method, path, search)
    routes.all(path, (context) => refuseMethod(context, [method]))
  }
  routes.onError((error, context) => {
    const refusal = refusalOf(error, say)
    metrics.countSearch("", refusal.code, 0)
    return refusalResponse(refusal, context)
  })
  return routes
}

/** A body that says how long it is comes as a whole, which is quicker; Node sees to it that it is no longer. */
async function readText(context: Context<ServiceEnv>): Promise<string> {
  const length = Number(context.req.header("content-length") ?? Number.NaN)
  if (length <= MAX_BYTES && context.env?.incoming !== undefined) return context.req.raw.text()
  return (await readBytes(context, { maxBytes: MAX_BYTES })).toString("utf8")
}

const HEADERS = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" }

async function textOf(engine: Engine, { index: _, ...request }: SearchRequest): Promise<string> {
  try {
    return await engine.search(request)
  } catch (error) {
    if (!isTimeout(error)) throw error
    throw new SearchRefusal("TooCostly", "the nodes that search took too long. Ask for fewer facets.")
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === "TimeoutError"
}

/** The visitor's address, for which the site vouches with its key; else who asks. */
function addressOf(context: Context<ServiceEnv>): string {
  return networkOf(forwardedAddressOf(context) || (context.env?.incoming?.socket.remoteAddress ?? ""))
}

function keyWrong(): SearchRefusal {
  return new SearchRefusal("ApiKeyWrong", "the key is not known here. Send the site's key as x-api-key.")
}

function tooMany(retryAfterMs: number): SearchRefusal {
  const seconds = String(Math.ceil(retryAfterMs / 1000))
  return new SearchRefusal("TooMany", "too many requests. Try again in a minute.", {}, { "retry-after": seconds })
}

export function unknownIndex(name: string): SearchRefusal {
  return new SearchRefusal("IndexUnknown", `there is no index ${name}. Import documents into it, or correct its name.`)
}
