/**
 * Events as they stand on the wire.
 *
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export interface WireEvent {
  /** What kind of event it is. */
  readonly name: string
  /** Where a reader goes on that has got this far; left out where it cannot. */
  readonly id?: string
  /** JSON. */
  readonly data: string
}

/** What comes between events, so that everybody on the way knows that somebody is there. */
export const HEARTBEAT = "heartbeat"

/** How long a reader shall wait before it asks again. */
interface Pause {
  readonly retryMs: number
}

/** The id that a reader resumes from when it comes without an event; an empty one resets it. */
export interface Cursor {
  readonly cursor: string
}

/** What a stream brings: an event, a cursor, a sign of life, or how long to wait. */
export type Frame = WireEvent | Cursor | Pause | typeof HEARTBEAT

/** A part of a stream as text. Line breaks would end an event, and stand in no JSON. */
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

/** Whether an id can say in a header where a reader goes on. */
export function isCursor(id: string): boolean {
  return /^[!-~]{1,200}$/.test(id)
}

function onOneLine(text: string): string {
  return text.replace(/[\r\n\0]/g, " ")
}

/** No event of ours comes near it; what goes further is an attack. */
const MAX_LETTERS = 1_000_000

/** What was read of an event so far. */
interface Fields {
  name: string
  id?: string
  data: string[]
}

/** Reads a stream piece by piece, wherever it is cut. What is not finished when it ends was no event. */
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

/** What a stream brings, one after the other. Ends with it, and throws when it breaks off or is silent for too long. */
export async function* readFrames(body: ReadableStream<Uint8Array>, silenceMs: number): AsyncGenerator<Frame> {
  const read = createFrameReader()
  const reader = body.getReader()
  try {
    for (;;) {
      const piece = await waitAtMost(silenceMs, reader.read())
      if (piece.done) return
      yield* read(piece.value)
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

async function waitAtMost<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error("event-stream: it fell silent. Open it again.")), ms)
  try {
    return await Promise.race([work, silence])
  } finally {
    clearTimeout(timer)
  }
}

/** How many heartbeats may be missed: one may be late, and the next on its way. */
const MISSED = 2.5

/** How long a stream may be silent that promises a heartbeat so often. */
export function getMaxSilence(heartbeatMs: number): number {
  return heartbeatMs * MISSED
}

export interface EventResponseOptions {
  /** How often somebody is told that the stream goes on while nothing happens. */
  readonly heartbeatMs: number
  /** Called when nobody reads it any more. */
  readonly onLeft?: () => void
}

/** Sends events while they happen, no faster than they are read. An event that fails breaks the response off. */
export function createEventResponse(
  events: AsyncIterable<WireEvent | Cursor>,
  { heartbeatMs, onLeft = () => {} }: EventResponseOptions,
): Response {
  const encoder = new TextEncoder()
  const iterator = events[Symbol.asyncIterator]()
  let next: Promise<IteratorResult<WireEvent | Cursor>> | null = null
  const body = new ReadableStream<Uint8Array>({
    // Some servers on the way hold the headers back until something follows them.
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
      // A source that is waiting ends when it hears of it; what it still says, or throws, reaches nobody.
      next?.catch(() => {})
      iterator.return?.()?.catch(() => {})
    },
  })
  return new Response(body, { headers: EVENT_HEADERS })
}

/** Nobody on the way shall keep, pack or hold back what is told. */
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
