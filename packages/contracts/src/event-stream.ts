import { waitAtMost } from "./read-body.ts"

/**
 * An event as sent over HTTP.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export interface WireEvent {
  readonly name: string
  /**
   * The id of the event. A client that sends this id can resume the stream after the event. The id is absent if the
   * stream cannot be resumed.
   */
  readonly id?: string
  readonly data: string
}

/**
 * The heartbeat: a comment that is sent between events, so that proxies and clients see that the connection is still
 * alive.
 */
export const HEARTBEAT = "heartbeat"

interface Pause {
  readonly retryMs: number
}

/**
 * A part of a stream that contains an id but no event. A client that reconnects resumes the stream after this id, and
 * an empty id resets the last id of the client.
 */
export interface Cursor {
  readonly cursor: string
}

/**
 * A part of an event stream: an event, an id without an event (cursor), a heartbeat, or the time to wait before
 * reconnecting.
 */
export type Frame = WireEvent | Cursor | Pause | typeof HEARTBEAT

/**
 * Formats a part of an event stream for sending. Line breaks in the data are replaced by spaces, since a line break
 * would end the event.
 */
export function writeFrame(frame: WireEvent | Cursor | typeof HEARTBEAT): string {
  if (frame === HEARTBEAT) return ":\n\n"
  if ("cursor" in frame) return `id: ${frame.cursor === "" ? "" : checkId(frame.cursor)}\n\n`
  const { name, id, data } = frame
  if (id !== undefined) checkId(id)
  return `${id === undefined ? "" : `id: ${id}\n`}event: ${onOneLine(name)}\ndata: ${onOneLine(data)}\n\n`
}

function checkId(id: string): string {
  if (isCursor(id)) return id
  throw new Error("event-stream: an id travels in a header. Use up to 200 plain signs.")
}

/**
 * Returns true if an id contains only characters that can be sent in the `Last-Event-ID` header and is not too long.
 */
export function isCursor(id: string): boolean {
  return /^[!-~]{1,200}$/.test(id)
}

function onOneLine(text: string): string {
  return text.replace(/[\r\n\0]/g, " ")
}

/**
 * The maximum length of an event in characters. The events of the services are far shorter, so a longer event counts as
 * an attack.
 */
const MAX_LETTERS = 1_000_000

interface Fields {
  name: string
  id?: string
  data: string[]
}

/**
 * Creates a function that parses an event stream from chunks of any size. An event that is incomplete when the stream
 * ends is discarded.
 */
export function createFrameReader(): (piece: Uint8Array) => Frame[] {
  const decoder = new TextDecoder()
  let rest = ""
  let afterReturn = false
  let fields: Fields = { name: "", data: [] }

  return (piece) => {
    const decoded = decoder.decode(piece, { stream: true })
    if (decoded === "") return []
    const text = afterReturn && decoded.startsWith("\n") ? decoded.slice(1) : decoded
    afterReturn = decoded.endsWith("\r")
    const lines = (rest + text).split(/\r\n|\r|\n/)
    rest = lines.pop() ?? ""
    const frames = lines.flatMap(read)
    const size = rest.length + fields.data.reduce((sum, { length }) => sum + length, 0)
    if (size > MAX_LETTERS) throw new Error("event-stream: an event is too long. Send less at a time.")
    return frames
  }

  function read(line: string): Frame[] {
    if (line === "") return completeFrame()
    if (line.startsWith(":")) return [HEARTBEAT]
    const [, field = "", value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    if (field === "event") fields.name = value
    if (field === "data") fields.data.push(value)
    if (field === "id" && !value.includes("\0")) fields.id = value
    return field === "retry" && /^\d+$/.test(value) ? [{ retryMs: Number(value) }] : []
  }

  function completeFrame(): Frame[] {
    const { name, id, data } = fields
    fields = { name: "", data: [] }
    if (data.length > 0) return [{ name: name || "message", ...(id !== undefined && { id }), data: data.join("\n") }]
    // An id is taken over before an event without data is dropped, WHATWG HTML §9.2.6.
    return id === undefined ? [] : [{ cursor: id }]
  }
}

/**
 * Reads an event stream and yields its parts, such as events and heartbeats. Throws an error if the stream is
 * interrupted or silent for `silenceMs` milliseconds.
 */
export async function* readFrames(body: ReadableStream<Uint8Array>, silenceMs: number): AsyncGenerator<Frame> {
  const read = createFrameReader()
  const reader = body.getReader()
  try {
    for (;;) {
      const piece = await waitAtMost(silenceMs, reader.read())
      if (piece === null) throw new Error("event-stream: it fell silent. Open it again.")
      if (piece.done) return
      yield* read(piece.value)
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

/**
 * The number of heartbeat intervals without data after which a stream counts as interrupted. At 2.5, one heartbeat may
 * be lost and the next one may be late.
 */
const MISSED = 2.5

/** Returns the maximum time in milliseconds for which a stream may be silent, given the interval of its heartbeats. */
export function getMaxSilence(heartbeatMs: number): number {
  return heartbeatMs * MISSED
}

export interface EventResponseOptions {
  /** The interval in milliseconds between heartbeats, which are sent as long as no events occur. */
  readonly heartbeatMs: number
  readonly onLeft?: () => void
}

/**
 * Creates a response that streams events as they occur, but no faster than the client reads them. The response is
 * aborted if the source of the events throws an error.
 */
export function createEventResponse(
  events: AsyncIterable<WireEvent | Cursor>,
  { heartbeatMs, onLeft = () => {} }: EventResponseOptions,
): Response {
  const encoder = new TextEncoder()
  const iterator = events[Symbol.asyncIterator]()
  let next: Promise<IteratorResult<WireEvent | Cursor>> | null = null
  const body = new ReadableStream<Uint8Array>({
    // Some proxies hold the headers back until something follows them.
    start: (controller) => controller.enqueue(encoder.encode(writeFrame(HEARTBEAT))),
    async pull(controller) {
      next ??= iterator.next()
      const result = await waitOrHeartbeat(next, heartbeatMs)
      if (result === HEARTBEAT) return controller.enqueue(encoder.encode(writeFrame(HEARTBEAT)))
      next = null
      if (result.done) controller.close()
      else controller.enqueue(encoder.encode(writeFrame(result.value)))
    },
    async cancel() {
      onLeft()
      // The source is notified and ends. Anything that it still yields or throws is ignored.
      next?.catch(() => {})
      iterator.return?.()?.catch(() => {})
    },
  })
  return new Response(body, { headers: EVENT_HEADERS })
}

/** The headers that prevent proxies from caching, compressing or buffering the stream. */
const EVENT_HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
}

async function waitOrHeartbeat<Result>(work: Promise<Result>, ms: number): Promise<Result | typeof HEARTBEAT> {
  const { promise: beat, resolve } = Promise.withResolvers<typeof HEARTBEAT>()
  const timer = setTimeout(resolve, ms, HEARTBEAT)
  try {
    return await Promise.race([work, beat])
  } finally {
    clearTimeout(timer)
  }
}
