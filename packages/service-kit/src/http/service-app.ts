import type { HttpBindings } from "@hono/node-server"
import { type Context, Hono } from "hono"
import { type RequestIdVariables, requestId } from "hono/request-id"
import { routePath } from "hono/route"
import { createErrorResponse, formatFailure, type ServiceErrors } from "../errors/error-response.ts"
import { ServiceError } from "../errors/errors.ts"
import { isStorageUnavailable } from "../storage/is-storage-unavailable.ts"

/**
 * The Hono types that all handlers share: the data from Node.js, the request id and the name of the called operation.
 */
export interface ServiceEnv {
  Bindings: Partial<HttpBindings>
  Variables: RequestIdVariables & { call?: string }
}

/** The log entry of a request. It contains neither the values of parameters nor data about the sender. */
export interface AccessLogEntry {
  readonly service: string
  readonly id: string
  readonly method: string
  /** The route as the service declares it, for example `/orders/:id`, without the values of its parameters. */
  readonly route: string
  readonly status: number
  readonly ms: number
}

export interface ServiceOptions {
  readonly name: string
  /** Returns the details that `/healthz` reports. Throws if the service is unhealthy. */
  readonly health: () => Promise<object> | object
  readonly onRequest?: (entry: AccessLogEntry) => void
  /** Logs a failed request. The caller receives only a generic error. @default prints the line */
  readonly log?: (line: string) => void
  readonly errors?: ServiceErrors
}

/**
 * Creates an application that serves `/healthz`, gives each request an id and returns all errors in the same format.
 */
export function createServiceApp(options: ServiceOptions): Hono<ServiceEnv> {
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
  app.onError((error, context) => createFailureResponse(error, context, options))
  app.notFound((context) =>
    createResponse(context, new ServiceError("NotFound", `There is nothing at ${context.req.path}.`), options),
  )
  app.get("/healthz", async (context) => {
    context.header("cache-control", "no-store")
    try {
      return context.json({ status: "ok", ...(await health()) })
    } catch (error) {
      logFailure(error, context, options)
      return context.json({ status: "down" }, 503)
    }
  })
  return app
}

function createFailureResponse(error: unknown, context: Context<ServiceEnv>, options: ServiceOptions): Response {
  if (error instanceof ServiceError) return createResponse(context, error, options)
  // A caller that has gone away is not answered.
  if (!context.req.raw.signal.aborted) logFailure(error, context, options)
  return createResponse(context, new ServiceError(isStorageUnavailable(error) ? "Unavailable" : "ServerError"), options)
}

function logFailure(error: unknown, context: Context<ServiceEnv>, { name, log = console.error }: ServiceOptions): void {
  log(formatFailure(name, context.get("requestId"), error))
}

function createResponse(context: Context<ServiceEnv>, error: ServiceError, { errors = {} }: ServiceOptions): Response {
  const acceptLanguage = context.req.header("accept-language") ?? ""
  return createErrorResponse(error, errors, { acceptLanguage, requestId: context.get("requestId") })
}
