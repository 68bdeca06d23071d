import type { HttpBindings } from "@hono/node-server"
import { type Context, Hono } from "hono"
import { type RequestIdVariables, requestId } from "hono/request-id"
import { routePath } from "hono/route"
import { Problem, type ProblemBody, problemBody } from "./problem.ts"

/** What every handler can reach: the id of the request, which call of a contract it is, and what Node knows of it. */
export interface ServiceEnv {
  Bindings: Partial<HttpBindings>
  Variables: RequestIdVariables & { call?: string }
}

/** What is logged about a request: nothing of what was asked, and not by whom. */
export interface AccessLogEntry {
  readonly service: string
  readonly id: string
  readonly method: string
  /** As the service declares it, for example `/orders/:id`; what stands in its place is not logged. */
  readonly route: string
  readonly status: number
  readonly ms: number
}

export interface ServiceOptions {
  /** Names the service in its log. */
  readonly name: string
  /** Answers `/healthz` while the service is well, and throws when it is not. */
  readonly health: () => Promise<object> | object
  /** Told about each request; left out, nobody is. */
  readonly onRequest?: (entry: AccessLogEntry) => void
  /** Told about what failed inside, which the caller never is. @default prints it */
  readonly onFailure?: (id: string, error: unknown) => void
  /** How a problem is written. @default RFC 9457 */
  readonly problemBody?: ProblemBody
}

/** An application that answers `/healthz`, gives each request an id, and tells problems apart from failures. */
export function serviceApp(options: ServiceOptions): Hono<ServiceEnv> {
  const { name, health, onRequest } = options
  const app = new Hono<ServiceEnv>()
  app.use(requestId({ limitLength: 100 }))
  if (onRequest !== undefined) {
    app.use(async (context, next) => {
      const startedAt = performance.now()
      await next()
      onRequest({
        service: name,
        id: context.get("requestId"),
        method: context.req.method,
        route: routePath(context, -1),
        status: context.res.status,
        ms: Math.round(performance.now() - startedAt),
      })
    })
  }
  app.onError((error, context) => failureResponse(error, context, options))
  app.notFound((context) => respond(context, new Problem(404, `There is nothing at ${context.req.path}.`), options))
  app.get("/healthz", async (context) => {
    context.header("cache-control", "no-store")
    try {
      return context.json({ status: "ok", ...(await health()) })
    } catch (error) {
      notify(options, context, error)
      return context.json({ status: "down" }, 503)
    }
  })
  return app
}

/** What is wrong with the request is told; what is wrong with us is logged. */
function failureResponse(error: unknown, context: Context<ServiceEnv>, options: ServiceOptions): Response {
  if (error instanceof Problem) return respond(context, error, options)
  // Who has gone away is told nothing.
  if (!context.req.raw.signal.aborted) notify(options, context, error)
  return respond(context, new Problem(500, "The service failed on this request. Its log says more."), options)
}

function notify({ name, onFailure }: ServiceOptions, context: Context<ServiceEnv>, error: unknown): void {
  const id = context.get("requestId")
  if (onFailure === undefined) console.error(`${name}: request ${id} failed.`, error)
  else onFailure(id, error)
}

function respond(context: Context<ServiceEnv>, problem: Problem, options: ServiceOptions): Response {
  const write = options.problemBody ?? problemBody
  return new Response(JSON.stringify(write(problem)), {
    status: problem.status,
    headers: {
      "content-type": write === problemBody ? "application/problem+json" : "application/json; charset=utf-8",
      "x-request-id": context.get("requestId"),
      ...problem.headers,
    },
  })
}
