import { cacheControlOf } from "@forecourt/contracts/cache-control"
import { methodsOf, readRequest } from "@forecourt/contracts/read-request"
import type { FetchPricesInput, PriceHistory } from "@forecourt/contracts/search"
import { refuseMethod, type ServiceEnv } from "@forecourt/service-kit/http"
import type { Statements } from "@forecourt/service-kit/storage"
import { type Context, Hono } from "hono"
import { readIndexRow } from "../storage/index-rows.ts"
import { readPrices } from "../storage/prices.ts"
import { type Admission, admit } from "./admit.ts"
import { operationNamed } from "./operation-named.ts"
import { refusalOf, refusalResponse, SearchRefusal } from "./search-refusal.ts"
import { unknownIndex } from "./search-route.ts"

export interface PricesRouteOptions extends Admission {
  readonly storage: Statements
  readonly say: (line: string) => void
}

const PATH = "/search/:index/:key/prices"

/** The call of the contract that tells what a document cost. */
export function pricesRoute({ storage, say, ...admission }: PricesRouteOptions): Hono<ServiceEnv> {
  const operation = operationNamed("fetchPrices")
  const routes = new Hono<ServiceEnv>()

  async function fetchPrices(context: Context<ServiceEnv>): Promise<Response> {
    await admit(context, admission)
    const read = await readRequest(operation, context.req.raw)
    if ("status" in read)
      throw new SearchRefusal("BadRequest", "no index is called so, or no document. Correct the address.")
    const { index, key } = read.values as unknown as FetchPricesInput
    if ((await readIndexRow(storage, index)) === null) throw unknownIndex(index)
    const history: PriceHistory = { prices: await readPrices(storage, index, key) }
    return context.json(history, 200, { "cache-control": cacheControlOf(operation.cache) })
  }

  routes.on(methodsOf(operation), PATH, fetchPrices)
  routes.all(PATH, (context) => refuseMethod(context, methodsOf(operation)))
  routes.onError((error, context) => refusalResponse(refusalOf(error, say), context))
  return routes
}
