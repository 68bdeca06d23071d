import { formatCacheControl } from "@forecourt/contracts/cache-control"
import type { StreamEvent, StreamOpening } from "@forecourt/contracts/call"
import { createEventResponse, isCursor, type WireEvent } from "@forecourt/contracts/event-stream"
import type { Operation, OperationStream } from "@forecourt/contracts/operation"
import { getBearerToken, getMethods } from "@forecourt/contracts/read-request"
import { type Context, Hono } from "hono"
import { ServiceError } from "../errors/errors.ts"
import { refuseMethod, type ServiceEnv } from "../http/http.ts"
import { isSecret } from "../secrets/secrets.ts"
import { type InputReader, readInput } from "./read-input.ts"

type Handler<Caller> = (input: never, caller: Caller, opening: StreamOpening) => Promise<unknown>
export type HandlersOf<Caller, Of> = { readonly [Name in keyof Of]: Handler<Caller> }

export interface OperationRoutes<Caller, Of extends HandlersOf<Caller, Of>> {
  /** The base path of the calls, for example `/api/bikes`. */
  readonly below: string
  readonly operations: readonly Operation[]
  readonly handlers: Of
  /** The API key that callers send as `x-api-key`. */
  readonly apiKey: string
  /**
   * Checks a call against the rate limit and counts it if it is allowed. Returns 0 if it is allowed, otherwise the
   * milliseconds to wait.
   */
  readonly count: (context: Context<ServiceEnv>) => Promise<number>
  readonly findCaller: (context: Context<ServiceEnv>, operation: Operation, token: string) => Promise<Caller>
  readonly readers?: { readonly [Name in keyof Of]?: InputReader }
  /**
   * Called after each call with its name, its status and its duration in seconds. The name is empty if the request was
   * rejected before a route matched.
   */
  readonly onCall?: (call: { readonly call: string; readonly status: number }, seconds: number) => void
}

const NO_CONTENT = 204
const NONE = 404

/**
 * Creates the routes for the calls of a contract. The caller is checked before the input, so that callers without
 * permission learn nothing about the input format. Errors are passed on to the application.
 */
export function createOperationRoutes<Caller, Of extends HandlersOf<Caller, Of>>(
  options: OperationRoutes<Caller, Of>,
): Hono<ServiceEnv> {
  const { below, operations, apiKey, count, onCall } = options
  const everything = `${below}/*`
  const routes = new Hono<ServiceEnv>()
  if (onCall !== undefined) {
    routes.use(everything, async (context, next) => {
      const startedAt = performance.now()
      await next()
      onCall({ call: context.get("call") ?? "", status: context.res.status }, (performance.now() - startedAt) / 1000)
    })
  }
  routes.use(everything, async (context, next) => {
    if (!isSecret(context.req.header("x-api-key") ?? "", apiKey))
      throw new ServiceError("ApiKeyWrong", "The key is not known here. Send it as x-api-key.")
    const waitMs = await count(context)
    if (waitMs > 0) throw new ServiceError("TooManyRequests", "", { retryAfterMs: waitMs })
    await next()
  })
  // An address without parameters precedes one that has them: `/cars/new` is no car.
  const inOrder = operations.toSorted(
    (operation, other) => getParameterCount(operation.path) - getParameterCount(other.path),
  )
  for (const operation of inOrder)
    routes.on(getMethods(operation), toRoute(operation.path), (context) => createResponse(context, operation, options))
  for (const [path, calls] of Map.groupBy(inOrder, (operation) => toRoute(operation.path))) {
    const allowed = [...new Set(calls.flatMap(getMethods))]
    routes.all(path, (context) => refuseMethod(context, allowed))
  }
  routes.all(everything, () => {
    throw new ServiceError("NotFound")
  })
  return routes
}

const PARAMETER = /\{[^}]+\}/g

function getParameterCount(path: string): number {
  return path.match(PARAMETER)?.length ?? 0
}

function toRoute(path: string): string {
  let index = 0
  return path.replace(PARAMETER, () => `:part${index++}`)
}

async function createResponse<Caller, Of extends HandlersOf<Caller, Of>>(
  context: Context<ServiceEnv>,
  operation: Operation,
  { findCaller, handlers, readers }: OperationRoutes<Caller, Of>,
): Promise<Response> {
  const { name, status = 200, cache, mayBeNone = false, refusals } = operation
  context.set("call", name)
  const caller = await findCaller(context, operation, getBearerToken(context.req.raw))
  const readersByName: Readonly<Record<string, InputReader | undefined>> = readers ?? {}
  const input = await readInput(context, operation, readersByName[name] ?? {})
  const handler = (handlers as Readonly<Record<string, unknown>>)[name] as AnyHandler | undefined
  if (handler === undefined) throw new Error(`operations: no handler for ${name}. Add one with that name.`)
  if (operation.stream !== undefined) {
    const opening = readStreamOpening(context)
    const events = (await handler(input, caller, opening)) as AsyncIterable<AnyEvent>
    const { heartbeatMs } = operation.stream
    return createEventResponse(toWireEvents(events, operation.stream), { heartbeatMs, onLeft: opening.leave })
  }
  const output = await handler(input, caller)
  // A service that answers faster than an object is written hands over the text itself.
  if (output instanceof Response) return output
  if (output === null && mayBeNone) throw new ServiceError(refusals[NONE]?.[0] ?? "NotFound")
  const headers = { "cache-control": formatCacheControl(cache) }
  if (status === NO_CONTENT) return new Response(null, { status, headers })
  // `Response.json` gives a response of the platform, which Node's server writes more slowly than its own responses.
  const type = { "content-type": "application/json" }
  return new Response(JSON.stringify(output ?? {}), { status, headers: { ...type, ...headers } })
}

function readStreamOpening({ req }: Context<ServiceEnv>): StreamOpening & { readonly leave: () => void } {
  const controller = new AbortController()
  const cursor = req.header("last-event-id") ?? ""
  return {
    lastEventId: isCursor(cursor) ? cursor : null,
    signal: AbortSignal.any([controller.signal, req.raw.signal]),
    leave: () => controller.abort(),
  }
}

type AnyHandler = (...args: unknown[]) => Promise<unknown>
type AnyEvent = StreamEvent<string, unknown>

async function* toWireEvents(events: AsyncIterable<AnyEvent>, { last }: OperationStream): AsyncGenerator<WireEvent> {
  for await (const { data, ...event } of events) {
    yield { ...event, data: JSON.stringify(data) }
    if (last.includes(event.name)) return
  }
}

/** Returns a map from each error code in a contract to its HTTP status. */
export function readStatuses(operations: readonly Operation[]): Readonly<Record<string, number>> {
  const named = operations.flatMap(({ refusals }) =>
    Object.entries(refusals).flatMap(([status, codes]) => codes.map((code) => [code, Number(status)] as const)),
  )
  return Object.fromEntries(named)
}
