import { expect, test } from "vitest"
import {
  createEventResponse,
  createFrameReader,
  type Frame,
  HEARTBEAT,
  readFrames,
  type WireEvent,
  writeFrame,
} from "./event-stream.ts"

const EVENTS: readonly WireEvent[] = [
  { name: "progress", id: "a-1", data: '{"text":"blå 🚗 : data:"}' },
  { name: "progress", data: "{}" },
  { name: "done", id: "2", data: '{"a":[1,2]}' },
]
const bytes = (text: string) => new TextEncoder().encode(text)

function getFrames(pieces: readonly Uint8Array[]): Frame[] {
  const read = createFrameReader()
  return pieces.flatMap((piece) => read(piece))
}

test("event-stream frames are parsed correctly when split at any byte", () => {
  const whole = bytes(EVENTS.map(writeFrame).join(""))

  for (let at = 0; at <= whole.length; at++)
    expect(getFrames([whole.slice(0, at), whole.slice(at)]), `cut after ${at}`).toEqual(EVENTS)
  expect(getFrames([...whole].map((byte) => Uint8Array.of(byte)))).toEqual(EVENTS)
})

test.each(["\n", "\r", "\r\n"])(
  "lines of an event stream can end with %j, even when a chunk ends within the line ending",
  (end) => {
    const whole = bytes(
      `: hello\n\nretry: 3000\ndata: a\ndata: b\nid\nunknown: x\n\nevent: x\ndata\n\n`.replaceAll("\n", end),
    )
    const expected = [HEARTBEAT, { retryMs: 3000 }, { name: "message", id: "", data: "a\nb" }, { name: "x", data: "" }]

    for (let at = 0; at <= whole.length; at++)
      expect(getFrames([whole.slice(0, at), whole.slice(at)]), `cut after ${at}`).toEqual(expected)
  },
)

test("an incomplete event at the end of a stream is ignored, and an event that exceeds the size limit throws an error", () => {
  expect(getFrames([bytes("event: a\ndata: {}\n")])).toEqual([])
  expect(getFrames([bytes("event: a\n\n")])).toEqual([])
  expect(() => getFrames([bytes(`data: ${"a".repeat(1_000_001)}`)])).toThrow("event-stream: an event is too long")
  expect(() => getFrames(Array(3).fill(bytes(`data: ${"a".repeat(400_000)}\n`)))).toThrow("too long")
})

test("line breaks in the name or data of an event are replaced, so that they cannot start another event", () => {
  const hostile = { name: "a\ndata: {}\n\nevent: b", data: '"\r\n\r\ndata: x"' }

  expect(getFrames([bytes(writeFrame(hostile))])).toEqual([{ name: "a data: {}  event: b", data: '"    data: x"' }])
  for (const id of ["1\n\n", "å", "", "a".repeat(201)])
    expect(() => writeFrame({ name: "a", id, data: "1" })).toThrow("event-stream: an id travels in a header")
})

async function collectFrames(response: Response, count: number, silenceMs = 5000): Promise<Frame[]> {
  const frames: Frame[] = []
  if (response.body === null) return frames
  for await (const frame of readFrames(response.body, silenceMs)) {
    frames.push(frame)
    if (frames.length === count) break
  }
  return frames
}

test("an event-stream response sends events and heartbeats, and ends when its source ends", async () => {
  const { promise: later, resolve } = Promise.withResolvers<void>()
  async function* events() {
    yield EVENTS[0] as WireEvent
    await later
    yield EVENTS[2] as WireEvent
  }
  const response = createEventResponse(events(), { heartbeatMs: 1 })
  const frames: Frame[] = []
  for await (const frame of readFrames(response.body as ReadableStream<Uint8Array>, 5000)) {
    frames.push(frame)
    if (frames.length === 4) resolve()
  }

  expect(frames.filter((frame) => frame !== HEARTBEAT)).toEqual([EVENTS[0], EVENTS[2]])
  expect(frames.slice(2, 4)).toEqual([HEARTBEAT, HEARTBEAT])
  expect(Object.fromEntries(response.headers)).toEqual({
    "content-type": "text/event-stream",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  })
})

test("an event-stream response requests events only on demand, and cancelling the response ends the source", async () => {
  let made = 0
  const { promise: left, resolve: onLeft } = Promise.withResolvers<void>()
  const { promise: ended, resolve: onEnd } = Promise.withResolvers<void>()
  async function* events(): AsyncGenerator<WireEvent> {
    try {
      for (;;) {
        made += 1
        yield { name: "a", data: "1" }
      }
    } finally {
      onEnd()
    }
  }

  const frames = await collectFrames(createEventResponse(events(), { heartbeatMs: 1000, onLeft }), 3)

  expect(frames).toHaveLength(3)
  await left
  await ended
  expect(made).toBeLessThan(6)
})

test("an error or a timeout in the event source aborts the event-stream response", async () => {
  async function* failHalfway(): AsyncGenerator<WireEvent> {
    yield { name: "a", data: "1" }
    throw new Error("The storage is gone.")
  }
  const silent = new ReadableStream<Uint8Array>()

  await expect(collectFrames(createEventResponse(failHalfway(), { heartbeatMs: 1000 }), 9)).rejects.toThrow(
    "The storage is gone.",
  )
  await expect(collectFrames(new Response(silent), 9, 1)).rejects.toThrow("event-stream: it fell silent")
})

test("lines can end with any mix of CR LF, LF and CR, split anywhere between chunks", () => {
  const whole = bytes("data: 1\r\n\ndata: 2\n\r\ndata: 3\r\rdata: 4\n\ndata: 5\r\n\r\n")
  const expected = ["1", "2", "3", "4", "5"].map((data) => ({ name: "message", data }))

  for (let first = 0; first <= whole.length; first++)
    for (let second = first; second <= whole.length; second++)
      expect(
        getFrames([whole.slice(0, first), whole.slice(first, second), whole.slice(second)]),
        `cut after ${first} and ${second}`,
      ).toEqual(expected)
})

test("in an event stream, a line with an id and no data sets the cursor to that id, even if the id is empty", () => {
  expect(getFrames([bytes("id: 5\n\nid: 6\nevent: x\n\nid\n\n:\n\nid: 7\0\n\n")])).toEqual([
    { cursor: "5" },
    { cursor: "6" },
    { cursor: "" },
    HEARTBEAT,
  ])
})

test("writeFrame writes a valid cursor in a form that can be parsed, and throws an error for an invalid cursor", () => {
  expect(getFrames([bytes(writeFrame({ cursor: "a-1" }) + writeFrame({ cursor: "" }))])).toEqual([
    { cursor: "a-1" },
    { cursor: "" },
  ])
  expect(() => writeFrame({ cursor: "1\n\n" })).toThrow("event-stream: an id travels in a header")
})
