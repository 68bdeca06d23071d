import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished, test } from "vitest"
import { contentHealth, noteServed, noteSilence } from "../content/content-health.ts"
import { readEnvironment } from "../environment.ts"
import { checkHealth } from "./health-route.ts"

const site = { name: "se-automotive" }

const NO_SITE = '{"data":{"site":{"siteInfo":null}}}'

/** A platform that answers, until it is stopped; and a site that knows nothing of it yet. */
async function startPlatform(answer: RequestListener = (_, response) => response.end(NO_SITE)) {
  Object.assign(contentHealth(), { answeredAt: null, silentSince: null, hasServed: false })
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(stop)
  const { port } = server.address() as AddressInfo
  return { stop, environment: readEnvironment({ FORECOURT_CONTENT_URL: `http://127.0.0.1:${port}` }) }
}

/** As if the last word from the platform were long ago. */
const forgetAnswer = () => Object.assign(contentHealth(), { answeredAt: 0 })

test("a site whose platform answers is well [spec 1 §2 healthz]", async () => {
  const { environment } = await startPlatform()

  const response = await checkHealth(site, environment)

  expect(response.status).toBe(200)
  expect(response.headers.get("cache-control")).toBe("no-store")
  expect(await response.json()).toEqual({ status: "ok", site: "se-automotive", content: "reachable" })
})

test("a site whose platform fell silent says since when, and is up as long as it has pages to serve", async () => {
  const { environment, stop } = await startPlatform()
  await checkHealth(site, environment)
  noteServed()

  stop()
  forgetAnswer()
  const response = await checkHealth(site, environment)

  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    status: "degraded",
    content: expect.stringMatching(/^unreachable since \d{4}-\d\d-\d\dT/),
  })
})

test("a site with nothing to serve is down", async () => {
  const { environment, stop } = await startPlatform()

  stop()
  const response = await checkHealth(site, environment)

  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ status: "down" })
})

test("a platform that is back is noticed at once, and the silence began only once", async () => {
  const { environment } = await startPlatform()
  noteSilence(1000)
  noteSilence(2000)
  expect(contentHealth().silentSince).toBe(1000)

  const response = await checkHealth(site, environment)

  expect(await response.json()).toMatchObject({ status: "ok" })
})

test.each<[string, RequestListener]>([
  ["is too busy", (_, response) => response.writeHead(429, { "retry-after": "600" }).end("{}")],
  ["is broken", (_, response) => response.writeHead(500).end("{}")],
  ["stops in the middle of its answer", (_, response) => response.end('{"data":{"site":')],
  ["cuts the connection", (request) => request.socket.destroy()],
])("a platform that %s is as good as silent", async (_, answer) => {
  const { environment } = await startPlatform(answer)
  noteServed()

  const response = await checkHealth(site, environment)

  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ status: "degraded" })
})
