import type { StreamOpening, StreamOptions } from "@forecourt/contracts/call"
import {
  type Frame,
  HEARTBEAT,
  isCursor,
  readFrames,
  silenceOf,
  type WireEvent,
} from "@forecourt/contracts/event-stream"
import type { Operation } from "@forecourt/contracts/operation"
import type { CallInput } from "@forecourt/contracts/read-request"
import { ApiError } from "./api-error.ts"
import { failureOf, forwardedRequest, type Made, refusalOf, type ServiceRequest, send } from "./call.ts"
import type { ServiceHttp } from "./service-http.ts"
import { ServiceRefusal } from "./service-refusal.ts"
import { wait } from "./wait.ts"

/** A stream of a contract, ready to be opened. */
export interface StreamRequest extends ServiceRequest {
  /** How often the service shows that it is there. */
  readonly heartbeatMs: number
  /** Names of the events after which nothing comes. */
  readonly last: readonly string[]
}

type Parsers = Readonly<Record<string, (value: unknown) => unknown>>

/** How often in a row a stream is opened in vain. */
const MAX_FAILURES = 10
const MAX_DELAY_MS = 30_000
/** How many events are remembered, so that one which comes twice is told once. */
const MAX_REMEMBERED = 1000

const TOO_MANY = 429
const NO_CONTENT = 204

/**
 * What a service tells, event by event. A stream that breaks off or falls silent is opened again where it ended, after
 * a pause that grows and that no two visitors share; an event that comes twice is told once.
 *
 * @throws what the service refused with, and an {@link ApiError} when it was opened ten times in vain.
 */
export async function* stream<Event>(
  http: ServiceHttp,
  request: StreamRequest,
  parsers: Parsers,
  options: StreamOptions = {},
): AsyncGenerator<Event> {
  const made = { http, request, options }
  const seen = new Set<string>()
  let cursor = options.lastEventId
  let delayMs = http.streamDelayMs
  for (let failures = 1; failures <= MAX_FAILURES; failures++) {
    const opened = await openAgain(made, cursor)
    if (opened === null) return
    for await (const frame of "body" in opened ? untilBroken(opened.body, request.heartbeatMs) : []) {
      if (frame === HEARTBEAT) continue
      if ("retryMs" in frame) {
        delayMs = frame.retryMs
        continue
      }
      const { name, id } = frame
      failures = 0
      if (id !== undefined && seen.has(id)) continue
      const event = eventOf(frame, parsers, made)
      if (event !== null) yield event as Event
      if (request.last.includes(name)) return
      if (id === undefined) continue
      remember(seen, id)
      if (isCursor(id)) cursor = id
    }
    options.signal?.throwIfAborted()
    const pauseMs = "pauseMs" in opened ? opened.pauseMs : null
    await wait(pauseMs ?? Math.random() * Math.min(MAX_DELAY_MS, delayMs * 2 ** failures), options.signal)
  }
  throw failureOf(made, { status: null, problem: "was opened again and again, in vain" })
}

/** Opens a stream that a site hands on. What the contract knows of it goes to the visitor; nothing else does. */
export async function forwardStream(
  http: ServiceHttp,
  operation: Operation,
  input: CallInput,
  { signal, lastEventId }: StreamOpening,
): Promise<AsyncIterable<WireEvent>> {
  const { heartbeatMs = 0, events = {}, last = [] } = operation.stream ?? {}
  const request = forwardedRequest(operation, input)
  const made = { http, request, options: { signal } }
  const body = await openStream(made, lastEventId ?? undefined)
  return knownEvents()

  async function* knownEvents(): AsyncGenerator<WireEvent> {
    if (body === null) return
    for await (const frame of readFrames(body, silenceOf(heartbeatMs))) {
      const event = frame === HEARTBEAT || "retryMs" in frame ? null : eventOf(frame, events, made)
      if (event === null) continue
      yield { ...event, data: JSON.stringify(event.data) }
      if (last.includes(event.name)) return
    }
  }
}

type Opened = { readonly body: ReadableStream<Uint8Array> } | { readonly pauseMs: number | null }

/** A stream, or how long to wait before it is worth another try; `null` when it is over. */
async function openAgain(made: Made, cursor: string | undefined): Promise<Opened | null> {
  try {
    const body = await openStream(made, cursor)
    return body && { body }
  } catch (error) {
    made.options.signal?.throwIfAborted()
    if (error instanceof ServiceRefusal && passes(error.status)) return { pauseMs: error.retryAfterMs }
    if (error instanceof ApiError && passes(error.status) && error.isOutage) return { pauseMs: null }
    throw error
  }
}

/** Whether a failure may be over when it is tried again. */
function passes(status: number | null): boolean {
  return status === null || status === TOO_MANY || status >= 500
}

/** The body of a stream that the service agreed to; `null` when it has nothing more to tell. */
async function openStream(made: Made, cursor: string | undefined): Promise<ReadableStream<Uint8Array> | null> {
  const { http, request, options } = made
  const headers = { accept: "text/event-stream", ...(cursor !== undefined && { "last-event-id": cursor }) }
  const sent = { ...request, headers: { ...request.headers, ...headers }, isStream: true, isRepeatable: false }
  const response = await send(http, sent, options)
  const { status, body } = response
  if (status === NO_CONTENT) return null
  if (!response.ok) throw await refusalOf(response, made)
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true
  if (isStream && body !== null) return body
  await body?.cancel()
  throw failureOf(made, { status, problem: "got no stream" })
}

/** What a stream brings until it ends, breaks off or falls silent. */
async function* untilBroken(body: ReadableStream<Uint8Array>, heartbeatMs: number): AsyncGenerator<Frame> {
  try {
    yield* readFrames(body, silenceOf(heartbeatMs))
  } catch {
    // Whatever it was, the stream is opened again.
  }
}

interface KnownEvent {
  readonly name: string
  readonly id?: string
  readonly data: unknown
}

/** `null` for an event that the contract does not know yet. */
function eventOf({ name, id, data }: WireEvent, parsers: Parsers, made: Made): KnownEvent | null {
  const parse = Object.hasOwn(parsers, name) ? parsers[name] : undefined
  if (parse === undefined) return null
  const parsed = parse(jsonOf(data))
  if (parsed === null)
    throw failureOf(made, { status: null, problem: `got an event in an unknown form: ${name}`, isOutage: false })
  return { name, ...(id !== undefined && { id }), data: parsed }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function remember(seen: Set<string>, id: string): void {
  seen.add(id)
  const [oldest] = seen
  if (seen.size > MAX_REMEMBERED && oldest !== undefined) seen.delete(oldest)
}
