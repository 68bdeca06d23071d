import { cacheControlOf } from "@forecourt/contracts/cache-control"
import type { StreamEvent, StreamOpening } from "@forecourt/contracts/call"
import { eventResponse, isCursor, type WireEvent } from "@forecourt/contracts/event-stream"
import type { Operation, OperationStream } from "@forecourt/contracts/operation"
import { methodsOf, tokenOf } from "@forecourt/contracts/read-request"
import { type Context, Hono } from "hono"
import { allowing, Problem, type ServiceEnv } from "../http/http.ts"
import { IdempotencyConflict } from "../idempotency/idempotency.ts"
import { isSecret } from "../secrets/secrets.ts"
import { readInput } from "./read-input.ts"
import { Refusal, type RefusalWords } from "./refusal.ts"

/** What a service does for each call, by the calls' names: the `…Handlers` of its contract. */
type Handler<Caller> = (input: never, caller: Caller, opening: StreamOpening) => Promise<unknown>
export type HandlersOf<Caller, Of> = { readonly [Name in keyof Of]: Handler<Caller> }

export interface OperationRoutes<Caller, Of extends HandlersOf<Caller, Of>> {
  /** Begins each line about a call that failed. */
  readonly service: string
  /** Below which address the calls lie, for example `/api/bikes`. */
  readonly below: string
  /** The calls of the contract, generated from it. */
  readonly operations: readonly Operation[]
  readonly handlers: Of
  /** What callers send as `x-api-key`. */
  readonly apiKey: string
  /** Counts a call; how long its caller has to wait, 0 when it may pass. */
  readonly count: (context: Context<ServiceEnv>) => Promise<number>
  /** Who makes the call; refuses who may not make it. */
  readonly callerOf: (context: Context<ServiceEnv>, operation: Operation, token: string) => Promise<Caller>
  /** What the caller's visitor is told of a refusal. */
  readonly messageFor: (context: Context<ServiceEnv>, code: string, words: RefusalWords) => string
  /** Brings into the contract's form what callers write otherwise, before it is parsed; by the calls' names. */
  readonly tidy?: { readonly [Name in keyof Of]?: (body: unknown) => unknown }
  readonly say: (line: string) => void
  /** Told of each call, how it ended and how long it took; without a name when it was refused before it was looked at. */
  readonly onCall?: (call: { readonly call: string; readonly status: number }, seconds: number) => void
}

const NO_CONTENT = 204
const NONE = 404

/** Of what any call may be refused with, whatever its contract says of it. */
const STANDARD_STATUSES = {
  ...{ BadRequest: 400, IdempotencyKeyMissing: 400 },
  ...{ ApiKeyWrong: 401, SessionMissing: 401, SessionOver: 401 },
  ...{ NothingHere: 404, MethodNotAllowed: 405, StillRunning: 409, TooLarge: 413 },
  ...{ IdempotencyKeyReused: 422, TooManyRequests: 429, Failed: 500 },
}

/**
 * Routes for the calls of a contract. Who makes a call is looked at before what it holds: who may not call learns
 * nothing of what a call looks like. What is refused is told in the visitor's language, with a code for programs.
 */
export function operationRoutes<Caller, Of extends HandlersOf<Caller, Of>>(
  options: OperationRoutes<Caller, Of>,
): Hono<ServiceEnv> {
  const { below, operations, apiKey, count, onCall } = options
  const everything = `${below}/*`
  const statuses = statusesOf(operations)
  const routes = new Hono<ServiceEnv>()
  routes.onError((error, context) => refused(error, context, { ...options, statuses }))
  if (onCall !== undefined) {
    routes.use(everything, async (context, next) => {
      const startedAt = performance.now()
      await next()
      onCall({ call: context.get("call") ?? "", status: context.res.status }, (performance.now() - startedAt) / 1000)
    })
  }
  routes.use(everything, async (context, next) => {
    if (!isSecret(context.req.header("x-api-key") ?? "", apiKey)) throw new Refusal("ApiKeyWrong")
    const waitMs = await count(context)
    if (waitMs > 0) throw new Refusal("TooManyRequests", waitMs)
    await next()
  })
  // An address without parameters stands before one that has them: `/cars/new` is no car.
  const inOrder = operations.toSorted((one, other) => parametersIn(one.path) - parametersIn(other.path))
  for (const operation of inOrder)
    routes.on(methodsOf(operation), routeOf(operation.path), (context) => responseTo(context, operation, options))
  for (const [path, calls] of Map.groupBy(inOrder, (operation) => routeOf(operation.path))) {
    const allowed = [...new Set(calls.flatMap(methodsOf))]
    routes.all(path, () => {
      throw new Refusal("MethodNotAllowed", null, allowing(allowed))
    })
  }
  routes.all(everything, () => {
    throw new Refusal("NothingHere")
  })
  return routes
}

/** Statuses of refusals by their codes. */
function statusesOf(operations: readonly Operation[]): Readonly<Record<string, number>> {
  const named = operations.flatMap(({ refusals }) =>
    Object.entries(refusals).flatMap(([status, codes]) => codes.map((code) => [code, Number(status)] as const)),
  )
  return { ...STANDARD_STATUSES, ...Object.fromEntries(named) }
}

const PARAMETER = /\{[^}]+\}/g

function parametersIn(path: string): number {
  return path.match(PARAMETER)?.length ?? 0
}

/** A path as the router has it: what its parameters are called is the contract's business. */
function routeOf(path: string): string {
  let index = 0
  return path.replace(PARAMETER, () => `:part${index++}`)
}

async function responseTo<Caller, Of extends HandlersOf<Caller, Of>>(
  context: Context<ServiceEnv>,
  operation: Operation,
  { callerOf, handlers, tidy }: OperationRoutes<Caller, Of>,
): Promise<Response> {
  const { name, status = 200, cache, mayBeNone = false, refusals } = operation
  context.set("call", name)
  const caller = await callerOf(context, operation, tokenOf(context.req.raw))
  const tidied: Readonly<Record<string, ((body: unknown) => unknown) | undefined>> = tidy ?? {}
  const input = await readInput(context, operation, tidied[name])
  const handler = (handlers as Readonly<Record<string, Handler<Caller> | undefined>>)[name]
  if (handler === undefined) throw new Error(`operations: nobody answers ${name}. Add a handler of that name.`)
  const opening = openingOf(context)
  const output = await handler(input as never, caller, opening)
  if (operation.stream !== undefined)
    return eventResponse(emitted(output as AsyncIterable<AnyEvent>, operation.stream), {
      heartbeatMs: operation.stream.heartbeatMs,
      onLeft: opening.leave,
    })
  if (output === null && mayBeNone) throw new Refusal(refusals[NONE]?.[0] ?? "NothingHere")
  const init = { status, headers: { "cache-control": cacheControlOf(cache) } }
  return status === NO_CONTENT ? new Response(null, init) : Response.json(output ?? {}, init)
}

/** Where a stream begins, and when nobody reads it any more. */
function openingOf({ req }: Context<ServiceEnv>): StreamOpening & { readonly leave: () => void } {
  const controller = new AbortController()
  const cursor = req.header("last-event-id") ?? ""
  return {
    lastEventId: isCursor(cursor) ? cursor : null,
    signal: AbortSignal.any([controller.signal, req.raw.signal]),
    leave: () => controller.abort(),
  }
}

type AnyEvent = StreamEvent<string, unknown>

async function* emitted(events: AsyncIterable<AnyEvent>, { last }: OperationStream): AsyncGenerator<WireEvent> {
  for await (const { data, ...event } of events) {
    yield { ...event, data: JSON.stringify(data) }
    if (last.includes(event.name)) return
  }
}

interface Refusing<Caller, Of extends HandlersOf<Caller, Of>> extends OperationRoutes<Caller, Of> {
  readonly statuses: Readonly<Record<string, number>>
}

function refused<Caller, Of extends HandlersOf<Caller, Of>>(
  error: unknown,
  context: Context<ServiceEnv>,
  { service, statuses, messageFor, say }: Refusing<Caller, Of>,
): Response {
  const refusal = isRefusal(error) ? error : failureOf(error, service, say)
  const { code, retryAfterMs } = refusal
  const words = refusal instanceof Refusal ? refusal.words : {}
  const status = error instanceof Problem ? error.status : (statuses[code] ?? 500)
  return Response.json(
    { message: messageFor(context, code, words), code },
    {
      status,
      headers: {
        "cache-control": "no-store",
        ...(retryAfterMs !== null && { "retry-after": String(Math.ceil(retryAfterMs / 1000)) }),
        ...((error instanceof Problem || error instanceof Refusal) && error.headers),
      },
    },
  )
}

function isRefusal(error: unknown): error is Refusal | IdempotencyConflict {
  return error instanceof Refusal || error instanceof IdempotencyConflict
}

/** A surprise is told by its kind and place: its own words may hold what somebody wrote. */
function failureOf(error: unknown, service: string, say: (line: string) => void): Refusal {
  if (error instanceof Problem) return new Refusal("BadRequest")
  const { name = "Error", code, stack = "" } = error as { name?: string; code?: string; stack?: string }
  const places = stack.split("\n").filter((line) => /^\s+at /.test(line))
  say([`${service}: a request failed (${code ?? name}).`, ...places.slice(0, 5)].join("\n"))
  return new Refusal("Failed")
}
