import { once } from "node:events"
import { Agent, get, type IncomingMessage, request } from "node:http"
import { connect, type Socket } from "node:net"
import { setTimeout as wait } from "node:timers/promises"
import { createEventResponse, type WireEvent } from "@forecourt/contracts/event-stream"
import { expect, onTestFinished, test, vi } from "vitest"
import { createEventStreams } from "./event-streams.ts"
import { closeConnection, createServiceApp, readBytes, type ServeOptions, startServer } from "./http.ts"

const MAX_BYTES = 1000

async function start(options: Partial<ServeOptions> = {}, maxSilenceMs = 10_000) {
  const app = createServiceApp({ name: "hotel", health: () => ({}) })
  app.post("/count", async (context) =>
    context.json((await readBytes(context, { maxBytes: MAX_BYTES, maxSilenceMs })).length),
  )
  app.get("/count", (context) => context.text("abc"))
  app.get("/break", closeConnection)
  const serving = await startServer(app.fetch, { name: "hotel", port: 0, ...options })
  onTestFinished(() => serving.close())
  return { ...serving, url: `http://localhost:${serving.port}` }
}

async function log(port: number, text: string): Promise<Socket> {
  const socket = connect(port, "localhost")
  socket.on("error", () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, "connect")
  socket.write(text)
  return socket
}

async function readReceived(socket: Socket): Promise<string> {
  let text = ""
  socket.on("data", (chunk) => {
    text += String(chunk)
  })
  await once(socket, "close")
  return text
}

const HEAD = "POST /count HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n"

test("a request with an incomplete body returns 408 if no more data arrives within the timeout", async () => {
  const { port } = await start({}, 200)

  const text = await readReceived(await log(port, `${HEAD}\r\nabc`))

  expect(text).toMatch(/^HTTP\/1\.1 408 /)
  expect(text).toContain("The body did not arrive in time. Send it again.")
})

test.for([
  ["a body that arrives slowly", `${HEAD}\r\n`],
  ["a body that is not read", `${HEAD.replace("/count", "/nowhere")}\r\n`],
  ["endless headers", HEAD],
] as const)("the connection of a request with %s is closed after the time limit", async ([_, text]) => {
  const { port } = await start({ timeouts: { headersMs: 500, requestMs: 500 } })
  const socket = await log(port, text)
  const closed = once(socket, "close")
  const drips = setInterval(() => socket.write("x"), 100)
  socket.resume()
  onTestFinished(() => clearInterval(drips))

  await closed

  expect(socket.destroyed).toBe(true)
})

test("three hundred connections that never send a body do not delay other requests", async () => {
  const { port, url } = await start()
  const idle = await Promise.all(Array.from({ length: 300 }, () => log(port, `${HEAD}\r\n`)))

  for (let n = 0; n < 50; n++) expect((await fetch(`${url}/healthz`)).status).toBe(200)

  expect(idle.every((socket) => !socket.destroyed)).toBe(true)
})

function send(url: string, size: number, saysLength: boolean, ends = true): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = saysLength ? { "content-length": size } : {}
    const sent = request(`${url}/count`, { method: "POST", headers }, (response) => {
      response.resume()
      response.on("end", () => resolve(response.statusCode ?? 0))
    })
    sent.on("error", reject)
    sent.write(Buffer.alloc(size, " "))
    if (ends) sent.end()
  })
}

test.for([true, false])(
  "a body of the maximum size is accepted, but one byte more is rejected (with Content-Length: %s)",
  async (saysLength) => {
    const { url } = await start()

    expect([await send(url, MAX_BYTES, saysLength), await send(url, MAX_BYTES + 1, saysLength)]).toEqual([200, 413])
  },
)

test.for([true, false])(
  "a body far above the limit returns 413 before the connection closes (with Content-Length: %s)",
  async (saysLength) => {
    expect(await send((await start()).url, 30_000_000, saysLength)).toBe(413)
  },
)

test("a request returns 413 as soon as its unfinished body exceeds the limit", async () => {
  expect(await send((await start()).url, MAX_BYTES + 100_000, false, false)).toBe(413)
})

test("a HEAD request returns the headers of GET without a body", async () => {
  const response = await fetch(`${(await start()).url}/count`, { method: "HEAD" })

  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/plain; charset=UTF-8"])
  expect(await response.text()).toBe("")
})

test("an HTTP/1.0 request without a Host header is accepted", async () => {
  const { port } = await start()

  expect(await readReceived(await log(port, "GET /healthz HTTP/1.0\r\n\r\n"))).toMatch(/^HTTP\/1\.1 200 /)
})

test("a request with two Host headers is rejected", async () => {
  const { port } = await start()

  const socket = await log(port, "GET /count HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n")

  expect(await readReceived(socket)).toMatch(/^HTTP\/1\.1 400 /)
})

test("starting on a port that is in use throws an error that names the port", async () => {
  const { port } = await start()

  await expect(startServer(() => new Response(), { name: "hotel", port })).rejects.toThrow(
    `hotel: port ${port} is taken. Stop what runs there, or set PORT to another one.`,
  )
})

test("a handler can close a connection without a response", async () => {
  await expect(fetch(`${(await start()).url}/break`)).rejects.toThrow()
})

test("a service that shuts down completes running requests and accepts no new requests", async () => {
  const app = createServiceApp({ name: "hotel", health: () => ({}) })
  const arrived = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  app.get("/slow", async (context) => {
    arrived.resolve()
    await goOn.promise
    return context.text("done")
  })
  const { port, close } = await startServer(app.fetch, { name: "hotel", port: 0 })
  const reply = fetch(`http://localhost:${port}/slow`)
  await arrived.promise
  const closed = close()
  goOn.resolve()

  expect(await (await reply).text()).toBe("done")
  await Promise.race([closed, wait(4000).then(() => Promise.reject(new Error("It did not close.")))])
  await expect(fetch(`http://localhost:${port}/slow`)).rejects.toThrow()
})

test("a response during shutdown has the header Connection: close", async () => {
  const app = createServiceApp({ name: "hotel", health: () => ({}) })
  const [arrived, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  app.get("/slow", async (context) => {
    arrived.resolve()
    await goOn.promise
    return context.text("done")
  })
  const { port, close } = await startServer(app.fetch, { name: "hotel", port: 0 })
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const sent = new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path: "/slow", agent }, resolve).once("error", reject)
  })
  await arrived.promise

  const closed = close()
  goOn.resolve()
  const response = await sent
  response.resume()
  await closed

  expect(response.headers.connection).toBe("close")
})

async function startStream() {
  const left = vi.fn()
  async function* events(): AsyncGenerator<WireEvent> {
    yield { name: "price", data: "1" }
    await new Promise(() => {})
  }
  const app = createServiceApp({ name: "hotel", health: () => ({}) })
  app.get("/prices", () => createEventResponse(events(), { heartbeatMs: 60_000, onLeft: left }))
  const { port, close } = await startServer(app.fetch, { name: "hotel", port: 0 })
  return { close, left, open: () => fetch(`http://localhost:${port}/prices`) }
}

test("a service that shuts down ends each event stream after a complete event and cancels its source", async () => {
  const { close, left, open } = await startStream()
  const streams = await Promise.all([open(), open()])
  const texts = streams.map((stream) => stream.text())
  await close()

  for (const text of await Promise.all(texts)) expect(text).toMatch(/^:\n\n(event: price\ndata: 1\n\n)?$/)
  expect(left).toHaveBeenCalledTimes(2)
})

test("event streams opened during shutdown end immediately, and all other responses are sent as usual", async () => {
  const streams = createEventStreams()
  const respond = (body: ReadableStream, type = "text/event-stream") =>
    streams.follow(new Response(body, { headers: { "content-type": type } }))
  const broken = respond(new ReadableStream({ pull: () => Promise.reject(new Error("The source is gone.")) }))
  await expect(broken.text()).rejects.toThrow("The source is gone.")
  const cancel = vi.fn()
  await respond(new ReadableStream({ cancel })).body?.cancel("seen enough")
  streams.end()

  expect(cancel.mock.calls).toEqual([["seen enough"]])
  expect(await respond(new ReadableStream()).text()).toBe("")
  const file = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode("a,b")) })
  const [piece] = [await respond(file, "text/csv").body?.getReader().read()]
  expect(new TextDecoder().decode(piece?.value)).toBe("a,b")
})
