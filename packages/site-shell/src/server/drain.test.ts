import { once } from "node:events"
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { expect, onTestFinished, test } from "vitest"
import { createDrain } from "./drain.ts"

const NOW = Promise.resolve()
const FOREVER_MS = 3_600_000

async function start(listener: RequestListener, graceMs = FOREVER_MS) {
  const server = createServer({ keepAliveTimeout: FOREVER_MS }, listener)
  const drain = createDrain(server, { graceMs })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => {
    agent.destroy()
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const send = (accept = "*/*") =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, host: "127.0.0.1", agent, headers: { accept } }, resolve).once("error", reject)
    })
  return { server, drain, send }
}

async function startSlow(graceMs?: number) {
  const [arrived, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const started = await start(async (_, response) => {
    arrived.resolve()
    await goOn.promise
    response.end("done")
  }, graceMs)
  return { ...started, arrived: arrived.promise, goOn: goOn.resolve }
}

test("a request that is in flight during the shutdown gets a response with Connection: close", async () => {
  const { drain, send, arrived, goOn } = await startSlow()
  const sent = send()
  await arrived

  const drained = drain.drain(NOW)
  goOn()
  const response = await sent
  const body = await text(response)
  await drained

  expect([response.statusCode, body, response.headers.connection]).toEqual([200, "done", "close"])
})

test("during a shutdown, the server keeps responding with Connection: close until the load balancer has noticed the shutdown", async () => {
  const { drain, send, server } = await start((_, response) => response.end(String(drain.isDraining)))
  const noticed = Promise.withResolvers<void>()
  const previous = await send()
  const kept = await text(previous)

  const drained = drain.drain(noticed.promise)
  const during = await send()
  const body = await text(during)
  noticed.resolve()
  await drained

  expect([previous.headers.connection, kept]).toEqual(["keep-alive", "false"])
  expect([during.headers.connection, body]).toEqual(["close", "true"])
  expect(server.listening).toBe(false)
  await expect(send()).rejects.toThrow("ECONNREFUSED")
})

test("an idle connection does not delay the shutdown", async () => {
  const { drain, send } = await start((_, response) => response.end("done"))
  await text(await send())

  await drain.drain(NOW)

  await expect(send()).rejects.toThrow()
})

test("open event streams end when the server shuts down", async () => {
  const { drain, send } = await start((_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).write("data: 1\n\n")
  })
  const response = await send("text/event-stream")

  const drained = drain.drain(NOW)
  expect(await text(response)).toBe("data: 1\n\n")
  await drained
})

test("a request that is still running after the grace period is aborted", async () => {
  const { drain, send, arrived } = await startSlow(0)
  const sent = send()
  const cut = expect(sent).rejects.toThrow()
  await arrived

  await drain.drain(NOW)

  await cut
})
