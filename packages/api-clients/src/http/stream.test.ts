import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { setImmediate as turn } from "node:timers/promises"
import { writeFrame } from "@forecourt/contracts/event-stream"
import type { Operation } from "@forecourt/contracts/operation"
import { expect, onTestFinished, test, vi } from "vitest"
import { createServiceHttp } from "./service-http.ts"
import { openForwardedStream, streamEvents } from "./stream.ts"

interface AnyEvent {
  readonly name: string
  readonly id?: string
  readonly data: unknown
}

const ALL: readonly AnyEvent[] = [
  { name: "progress", id: "1", data: { text: "blå 🚗" } },
  { name: "progress", id: "2", data: { text: "" } },
  { name: "done", id: "3", data: {} },
]
const written = ALL.map(({ data, ...event }) => writeFrame({ ...event, data: JSON.stringify(data) }))
const EVENTS = { "content-type": "text/event-stream" }

async function serve(...ways: ((request: IncomingMessage, response: ServerResponse) => unknown)[]) {
  const cursors: (string | undefined)[] = []
  const server = createServer((request, response) => {
    cursors.push(request.headers["last-event-id"] as string | undefined)
    ways[Math.min(cursors.length, ways.length) - 1]?.(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { cursors, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

function getLastEventId({ headers }: IncomingMessage): string {
  return written.slice(Number(headers["last-event-id"] ?? 0)).join("")
}

const rest = (request: IncomingMessage, response: ServerResponse) =>
  response.writeHead(200, EVENTS).end(getLastEventId(request))

interface Opening {
  readonly heartbeatMs?: number
  readonly streamDelayMs?: number
  readonly signal?: AbortSignal
  readonly lastEventId?: string
}

const object = (value: unknown) => (typeof value === "object" && value !== null ? value : null)

function open(
  url: string,
  { heartbeatMs = 10_000, streamDelayMs = 0, ...options }: Opening = {},
): AsyncGenerator<AnyEvent> {
  const http = createServiceHttp("wash", { url, streamDelayMs })
  const call = { operation: "watchWash", method: "GET", path: "/wash", isRepeatable: true } as const
  const request = { ...call, heartbeatMs, last: ["done"] }
  return streamEvents<AnyEvent>(http, request, { progress: object, done: object }, options)
}

async function collectEvents(events: AsyncIterable<AnyEvent>): Promise<AnyEvent[]> {
  const all: AnyEvent[] = []
  for await (const event of events) all.push(event)
  return all
}

test("a stream is requested with the header Accept: text/event-stream and read until its final event", async () => {
  let accept = ""
  const { url, cursors } = await serve((request, response) => {
    accept = request.headers.accept ?? ""
    response.writeHead(200, EVENTS).write(getLastEventId(request))
  })

  expect(await collectEvents(open(url))).toEqual(ALL)
  expect([accept, cursors]).toEqual(["text/event-stream", [undefined]])
})

test("a stream interrupted at any byte resumes after the last event and yields each event once", async () => {
  const whole = Buffer.from(written.join(""))

  for (let at = 0; at < whole.length; at++) {
    const { url, cursors } = await serve((_, response) => {
      response.writeHead(200, EVENTS)
      response.write(whole.subarray(0, at), () => response.destroy())
    }, rest)
    expect(await collectEvents(open(url)), `cut after ${at}`).toEqual(ALL)
    expect(cursors.length, `cut after ${at}`).toBeLessThanOrEqual(2)
  }
})

test("a duplicate event is yielded only once, both within a stream and after a reconnection", async () => {
  const twice = written.slice(0, 2).flatMap((event) => [event, event])
  const { url } = await serve(
    (_, response) => response.writeHead(200, EVENTS).end(twice.join("")),
    (_, response) => response.writeHead(200, EVENTS).end(written.join("")),
  )

  expect(await collectEvents(open(url))).toEqual(ALL)
})

test("a stream yields the same events whether it arrives byte by byte or all at once", async () => {
  const slow = await serve(async (_, response) => {
    response.writeHead(200, EVENTS)
    for (const byte of Buffer.from(written.join(""))) {
      response.write(Uint8Array.of(byte))
      await turn()
    }
  })
  const buffered = await serve((_, response) => {
    response.writeHead(200, { ...EVENTS, "content-length": Buffer.byteLength(written.join("")) })
    response.end(written.join(""))
  })

  expect(await collectEvents(open(slow.url))).toEqual(ALL)
  expect(await collectEvents(open(buffered.url))).toEqual(ALL)
})

test("a stream without heartbeats is reopened, and a stream with heartbeats stays open", async () => {
  const silent = await serve((_, response) => {
    response.writeHead(200, EVENTS)
    response.write(written[0])
  }, rest)
  const alive = await serve((_, response) => {
    response.writeHead(200, EVENTS)
    let beats = 0
    const beat = setInterval(() => {
      response.write(":\n\n")
      beats += 1
      if (beats === 20) response.end(written.join(""))
    }, 5)
    response.once("close", () => clearInterval(beat))
  })

  expect(await collectEvents(open(silent.url, { heartbeatMs: 20 }))).toEqual(ALL)
  expect(silent.cursors).toEqual([undefined, "1"])
  expect(await collectEvents(open(alive.url, { heartbeatMs: 40 }))).toEqual(ALL)
  expect(alive.cursors).toHaveLength(1)
})

test("a stream is reopened when the service is busy or restarts, but not when the service rejects the request", async () => {
  const busy = await serve(
    (_, response) => response.writeHead(503, { "retry-after": "0" }).end(),
    (_, response) => response.writeHead(429, { "retry-after": "0" }).end('{"message":"Vänta.","code":"TooMany"}'),
    (request) => request.socket.destroy(),
    rest,
  )
  const refusing = await serve((_, response) => response.writeHead(404).end('{"message":"Ingen.","code":"Unknown"}'))

  expect(await collectEvents(open(busy.url))).toEqual(ALL)
  await expect(collectEvents(open(refusing.url))).rejects.toMatchObject({
    status: 404,
    code: "Unknown",
    userMessage: "Ingen.",
  })
  expect(refusing.cursors).toHaveLength(1)
})

test("a stream throws after ten consecutive failures, and a received event resets the count", async () => {
  const gone = await serve((request) => request.socket.destroy())
  const fickle = await serve(
    ...Array(8).fill((request: IncomingMessage) => request.socket.destroy()),
    (_: IncomingMessage, response: ServerResponse) => response.writeHead(200, EVENTS).end(written[0]),
    ...Array(8).fill((request: IncomingMessage) => request.socket.destroy()),
    rest,
  )

  await expect(collectEvents(open(gone.url))).rejects.toThrow("wash: watchWash was opened again and again, in vain")
  expect(gone.cursors).toHaveLength(10)
  expect(await collectEvents(open(fickle.url))).toEqual(ALL)
})

test("status 204 ends a stream, and a response with another media type or an unparsable event throws", async () => {
  const over = await serve((_, response) => response.writeHead(204).end())
  const page = await serve((_, response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>"))
  const wrong = await serve((_, response) => response.writeHead(200, EVENTS).end("event: progress\ndata: {\n\n"))
  const strange = await serve((_, response) =>
    response.writeHead(200, EVENTS).end(`event: news\ndata: {}\n\nevent: toString\ndata: {}\n\n${written.join("")}`),
  )

  expect(await collectEvents(open(over.url))).toEqual([])
  await expect(collectEvents(open(page.url))).rejects.toThrow("wash: watchWash got no stream")
  await expect(collectEvents(open(wrong.url))).rejects.toThrow("got an event in an unknown form: progress")
  expect(await collectEvents(open(strange.url))).toEqual(ALL)
})

test("an event stream is recognised by its exact media type, regardless of case", async () => {
  const loud = { "content-type": "Text/Event-Stream;Charset=UTF-8" }
  const upper = await serve((request, response) => response.writeHead(200, loud).end(getLastEventId(request)))
  const longer = await serve((_, response) => response.writeHead(200, { "content-type": "text/event-streams" }).end())

  expect(await collectEvents(open(upper.url))).toEqual(ALL)
  await expect(collectEvents(open(longer.url))).rejects.toThrow("wash: watchWash got no stream")
})

test("aborting the signal or ending the iteration closes the connection", async () => {
  const left: (() => void)[] = []
  const whenLeft = [0, 1].map(() => new Promise<void>((resolve) => left.push(resolve)))
  const { url } = await serve((_, response) => {
    response.writeHead(200, EVENTS).write(written[0])
    const onLeft = left.shift()
    response.once("close", () => onLeft?.())
  })
  const controller = new AbortController()
  const events = open(url, { signal: controller.signal })

  expect((await events.next()).value).toEqual(ALL[0])
  const waiting = events.next()
  controller.abort(new Error("Enough."))
  await expect(waiting).rejects.toThrow("Enough.")
  for await (const event of open(url)) {
    expect(event).toEqual(ALL[0])
    break
  }
  await Promise.all(whenLeft)
})

test("a stream starts after the cursor in `lastEventId`", async () => {
  const { url, cursors } = await serve(rest)

  expect(await collectEvents(open(url, { lastEventId: "2" }))).toEqual(ALL.slice(2))
  expect(cursors).toEqual(["2"])
})

const event = (id: string | null, data: string, name = "progress") =>
  `${id === null ? "" : `id: ${id}\n`}event: ${name}\ndata: {"text":"${data}"}\n\n`

const saying = (text: string) => (_: IncomingMessage, response: ServerResponse) =>
  response.writeHead(200, EVENTS).end(text)

test("an empty id resets the cursor, and events with an empty id are not deduplicated", async () => {
  const { url, cursors } = await serve(saying(event("7", "a") + event("", "b") + event("", "c")), rest)

  const events = await collectEvents(open(url))

  expect(events.slice(0, 3).map(({ data }) => data)).toEqual([{ text: "a" }, { text: "b" }, { text: "c" }])
  expect(cursors).toEqual([undefined, undefined])
})

test("an event with an id but no data also advances the cursor", async () => {
  const { url, cursors } = await serve(saying("id: 2\n\n"), rest)

  expect(await collectEvents(open(url))).toEqual(ALL.slice(2))
  expect(cursors).toEqual([undefined, "2"])
})

test.each([
  ["the same known event", event("1", "a")],
  ["the same event without an id", event(null, "a")],
  ["the same event with an empty id", event("", "a")],
  ["an unknown event", event(null, "a", "news")],
  ["only a retry field of zero", "retry: 0\n\n"],
  ["only an id", "id: 5\n\n"],
])(
  "a stream is opened at most eleven times if the service sends %s and then closes the connection",
  async (_, text) => {
    const { url, cursors } = await serve(saying(text))

    await expect(collectEvents(open(url))).rejects.toThrow("was opened again and again, in vain")

    expect(cursors.length).toBeLessThanOrEqual(11)
  },
)

const BUSY = '{"message":"Verkstäderna svarar inte.","code":"Busy"}'

test("a Retry-After of 30 days makes the stream throw the service's message without another attempt", async () => {
  const { url, cursors } = await serve((_, response) => response.writeHead(503, { "retry-after": "2592000" }).end(BUSY))

  await expect(collectEvents(open(url))).rejects.toMatchObject({ userMessage: "Verkstäderna svarar inte." })

  expect(cursors).toHaveLength(1)
})

test("a stream throws when the pause before the next attempt would be longer than five seconds", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.999)
  onTestFinished(() => void vi.restoreAllMocks())
  const { url } = await serve((_, response) => response.writeHead(503).end(BUSY))

  await expect(collectEvents(open(url, { streamDelayMs: 3000 }))).rejects.toMatchObject({
    userMessage: "Verkstäderna svarar inte.",
  })
})

test("the error thrown for a stream has no user message when an upstream service fails", async () => {
  const failed = '{"message":"Något gick fel, var god och försök senare.","code":"ServiceFailed"}'
  const { url } = await serve((_, response) => response.writeHead(502, { "retry-after": "60" }).end(failed))

  const error = await collectEvents(open(url)).catch((reason) => reason)

  expect(error).toMatchObject({ message: "wash: watchWash was opened again and again, in vain" })
  expect(error).not.toHaveProperty("userMessage")
})

test("a stream that cannot be reopened throws after five seconds, even while the next attempt hangs", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
  onTestFinished(() => void vi.useRealTimers())
  const { promise: hanging, resolve } = Promise.withResolvers<void>()
  const { url } = await serve(
    (request) => request.socket.destroy(),
    () => resolve(),
  )

  const failure = expect(collectEvents(open(url))).rejects.toThrow("was opened again and again, in vain")
  while ((await Promise.race([hanging.then(() => true), turn()])) !== true) await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(5000)

  await failure
})

test("a forwarded stream keeps the service's event ids, except ids that are invalid in a header", async () => {
  const { url } = await serve(saying(`${event("å", "a")}id: 5\n\n${event("", "b")}${event("6", "c", "news")}`))
  const http = createServiceHttp("wash", { url })
  const operation = {
    name: "watchWash",
    method: "GET",
    path: "/wash",
    parameters: [],
    isRepeatable: true,
    refusals: {},
    stream: { events: { progress: object }, last: [], heartbeatMs: 1000 },
  } as unknown as Operation

  const frames = await openForwardedStream(http, operation, { values: {}, body: {}, token: "" } as never, {
    signal: new AbortController().signal,
    lastEventId: null,
  })

  const text: string[] = []
  for await (const frame of frames) text.push(writeFrame(frame))
  expect(text.join("")).toBe(`${event(null, "a")}id: 5\n\n${event(null, "b")}id: \n\nid: 6\n\n`)
})
