import type { SearchRequest } from "@forecourt/contracts/search/search-request"
import { readBytes, refuseMethod, type ServiceEnv } from "@forecourt/service-kit/http"
import { type Context, Hono } from "hono"
import type { Engine } from "../engine.types.ts"
import type { Indexes } from "../indexes/open-indexes.ts"
import { type Admission, admit } from "./admit.ts"
import { openBudget } from "./costly.ts"
import type { Metrics } from "./metrics.ts"
import { operationNamed } from "./operation-named.ts"
import { readRequest } from "./read-request.ts"
import { refusalOf, refusalResponse, SearchRefusal } from "./search-refusal.ts"
import { SLOW_MS, slowLine } from "./slow-searches.ts"

export interface SearchRouteOptions extends Admission {
  readonly indexes: Indexes
  readonly budgetMs: number
  readonly metrics: Metrics
  readonly say: (line: string) => void
}

const MAX_BYTES = 64_000

/** The call of the contract that searches. Who asks is looked at before what is asked. */
export function searchRoute(options: SearchRouteOptions): Hono<ServiceEnv> {
  const { indexes, budgetMs, metrics, say } = options
  const { method, path } = operationNamed("search")
  const budget = openBudget(budgetMs)
  const routes = new Hono<ServiceEnv>()

  async function search(context: Context<ServiceEnv>): Promise<Response> {
    await admit(context, options)
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

  routes.on(method, path, search)
  routes.all(path, (context) => refuseMethod(context, [method]))
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

export function unknownIndex(name: string): SearchRefusal {
  return new SearchRefusal("IndexUnknown", `there is no index ${name}. Import documents into it, or correct its name.`)
}
