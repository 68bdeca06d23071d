import type { StreamOpening, StreamOptions } from "@forecourt/contracts/call"
import {
  type Cursor,
  type Frame,
  getMaxSilence,
  HEARTBEAT,
  isCursor,
  readFrames,
  type WireEvent,
} from "@forecourt/contracts/event-stream"
import type { Operation } from "@forecourt/contracts/operation"
import type { CallInput } from "@forecourt/contracts/read-request"
import { ApiError } from "./api-error.ts"
import { type Made, readRefusal, type ServiceRequest, sendRequest, toApiError, toServiceRequest } from "./call.ts"
import { RejectedRequestError } from "./rejected-request-error.ts"
import type { ServiceHttp } from "./service-http.ts"
import { waitFor } from "./wait.ts"

export interface StreamRequest extends ServiceRequest {
  /** The interval at which the service sends heartbeats, in milliseconds. */
  readonly heartbeatMs: number
  /** The names of the events that end the stream. */
  readonly last: readonly string[]
}

type Parsers = Readonly<Record<string, (value: unknown) => unknown>>

const MAX_FAILURES = 10
const MAX_DELAY_MS = 30_000
/** The time during which a failing stream is reopened before the visitor is notified. */
const PATIENCE_MS = 5_000
/** The maximum number of events that are remembered, so that a repeated event is yielded only once. */
const MAX_REMEMBERED = 1000

/** The codes of errors whose message was written by the site, not by the service. */
const SITE_FAILURES: ReadonlySet<string | null> = new Set(["ServiceFailed", "ServiceLate"])

const TOO_MANY = 429
const NO_CONTENT = 204

/**
 * Yields the events of a service. A stream that is interrupted or silent for too long is reopened at the last event,
 * after a pause with jitter that grows until a new event arrives. An event that is sent twice is yielded once.
 * @throws the service's rejection, and an {@link ApiError} when no new event arrives within five seconds of the first
 * failure or within ten attempts to open the stream.
 */
export async function* streamEvents<Event>(
  http: ServiceHttp,
  request: StreamRequest,
  parsers: Parsers,
  options: StreamOptions = {},
): AsyncGenerator<Event> {
  const made = { http, request, options }
  const seen = new Set<string>()
  let cursor = options.lastEventId
  let delayMs = http.streamDelayMs
  let failedAt: number | null = null
  for (let failures = 1; failures <= MAX_FAILURES; failures++) {
    const opened = await openAgain(made, cursor, failedAt === null ? null : failedAt + PATIENCE_MS - Date.now())
    if (opened === null) return
    const openedAt = Date.now()
    for await (const frame of "body" in opened ? readUntilBroken(opened.body, request.heartbeatMs) : []) {
      // A service that sends heartbeats has no new events, but has not failed.
      if (Date.now() - openedAt >= PATIENCE_MS) failedAt = null
      if (frame === HEARTBEAT) continue
      if ("retryMs" in frame) {
        delayMs = Math.max(http.streamDelayMs, frame.retryMs)
        continue
      }
      if ("cursor" in frame) {
        cursor = moveCursor(cursor, frame.cursor)
        continue
      }
      const { name, id, data } = frame
      if (id !== undefined) cursor = moveCursor(cursor, id)
      // An event without an id may be a different one: it is yielded each time, and counts as new once.
      const key = id ? `id ${id}` : `event ${name} ${data}`
      const isNew = !seen.has(key)
      if (isNew) {
        failures = 0
        failedAt = null
        remember(seen, key)
      } else if (id) continue
      const event = parseEvent(frame, parsers, made)
      if (event !== null) yield event as Event
      if (request.last.includes(name)) return
    }
    options.signal?.throwIfAborted()
    failedAt ??= Date.now()
    const { pauseMs, refusal } = "body" in opened ? { pauseMs: null, refusal: null } : opened
    const nextMs = pauseMs ?? Math.random() * Math.min(MAX_DELAY_MS, delayMs * 2 ** failures)
    if (Date.now() + nextMs >= failedAt + PATIENCE_MS) throw refusal ?? createOpeningError(made)
    await waitFor(nextMs, options.signal)
  }
  throw createOpeningError(made)
}

function createOpeningError(made: Made): Error {
  return toApiError(made, { status: null, problem: "was opened again and again, in vain" })
}

/**
 * Returns the next value for the `Last-Event-ID` header. An empty id resets the value, and an id that is not allowed in
 * a header leaves it unchanged. WHATWG HTML §9.2.6.
 */
function moveCursor(cursor: string | undefined, id: string): string | undefined {
  if (id === "") return undefined
  return isCursor(id) ? id : cursor
}

/**
 * Opens the event stream of a service, so that a site can forward the events to a visitor. Only events that the
 * contract defines are forwarded.
 */
export async function openForwardedStream(
  http: ServiceHttp,
  operation: Operation,
  input: CallInput,
  { signal, lastEventId }: StreamOpening,
): Promise<AsyncIterable<WireEvent | Cursor>> {
  const { heartbeatMs = 0, events = {}, last = [] } = operation.stream ?? {}
  const request = toServiceRequest(operation, input)
  const made = { http, request, options: { signal } }
  const body = await openStream(made, lastEventId ?? undefined)
  return readKnownEvents()

  async function* readKnownEvents(): AsyncGenerator<WireEvent | Cursor> {
    if (body === null) return
    for await (const frame of readFrames(body, getMaxSilence(heartbeatMs))) {
      if (frame === HEARTBEAT || "retryMs" in frame) continue
      const cursor = "cursor" in frame ? frame.cursor : frame.id
      const event = "cursor" in frame ? null : parseEvent(frame, events, made)
      if (event !== null) yield toWireEvent(event)
      // The id of an event that the contract does not know also moves the cursor.
      if ((event === null && isCursor(cursor ?? "")) || cursor === "") yield { cursor: cursor ?? "" }
      if (event !== null && last.includes(event.name)) return
    }
  }
}

interface Failed {
  /** The pause in milliseconds that the service requires before the next attempt, or `null` if it requires none. */
  readonly pauseMs: number | null
  /** The service's rejection with a message for the visitor, or `null` when there is none. */
  readonly refusal: RejectedRequestError | null
}

/**
 * Reopens the stream. Returns `null` if the stream has ended. An attempt that takes longer than the remaining time
 * counts as a failure.
 */
async function openAgain(
  made: Made,
  cursor: string | undefined,
  leftMs: number | null,
): Promise<{ readonly body: ReadableStream<Uint8Array> } | Failed | null> {
  const { signal } = made.options
  const late = new AbortController()
  const timer = leftMs === null ? undefined : setTimeout(() => late.abort(), Math.max(0, leftMs))
  const options = { signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal }
  try {
    const body = await openStream({ ...made, options }, cursor)
    return body && { body }
  } catch (error) {
    signal?.throwIfAborted()
    if (late.signal.aborted) return { pauseMs: null, refusal: null }
    if (error instanceof RejectedRequestError && isTemporary(error.status))
      return { pauseMs: error.retryAfterMs, refusal: SITE_FAILURES.has(error.code) ? null : error }
    if (error instanceof ApiError && isTemporary(error.status) && error.isOutage)
      return { pauseMs: null, refusal: null }
    throw error
  } finally {
    clearTimeout(timer)
  }
}

function isTemporary(status: number | null): boolean {
  return status === null || status === TOO_MANY || status >= 500
}

/** Opens the stream. Returns `null` when the service has no more events. */
async function openStream(made: Made, cursor: string | undefined): Promise<ReadableStream<Uint8Array> | null> {
  const { http, request, options } = made
  const headers = { accept: "text/event-stream", ...(cursor !== undefined && { "last-event-id": cursor }) }
  const sent = { ...request, headers: { ...request.headers, ...headers }, isStream: true, isRepeatable: false }
  const response = await sendRequest(http, sent, options)
  const { status, body } = response
  if (status === NO_CONTENT) return null
  if (!response.ok) throw await readRefusal(response, made)
  const isStream = /^text\/event-stream\s*(?:;|$)/i.test(response.headers.get("content-type") ?? "")
  if (isStream && body !== null) return body
  await body?.cancel()
  throw toApiError(made, { status, problem: "got no stream" })
}

async function* readUntilBroken(body: ReadableStream<Uint8Array>, heartbeatMs: number): AsyncGenerator<Frame> {
  try {
    yield* readFrames(body, getMaxSilence(heartbeatMs))
  } catch {
    // After any error, the stream is opened again.
  }
}

interface KnownEvent {
  readonly name: string
  readonly id?: string
  readonly data: unknown
}

/**
 * Parses an event. Returns `null` for an event with an unknown name, and throws an error if the data of a known event
 * does not match the contract.
 */
function parseEvent({ name, id, data }: WireEvent, parsers: Parsers, made: Made): KnownEvent | null {
  const parse = Object.hasOwn(parsers, name) ? parsers[name] : undefined
  if (parse === undefined) return null
  const parsed = parse(parseJson(data))
  if (parsed === null)
    throw toApiError(made, { status: null, problem: `got an event in an unknown form: ${name}`, isOutage: false })
  return { name, ...(id !== undefined && { id }), data: parsed }
}

function toWireEvent({ name, id = "", data }: KnownEvent): WireEvent {
  return { name, ...(isCursor(id) && { id }), data: JSON.stringify(data) }
}

function parseJson(text: string): unknown {
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
