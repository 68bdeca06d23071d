import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished, test, vi } from "vitest"
import {
  getContentHealth,
  reportResponse,
  reportServed,
  reportTrouble,
  resetHealth,
} from "../content/content-health.ts"
import { readEnvironment } from "../environment.ts"
import { checkHealth } from "./health-route.ts"

const site = { name: "se-automotive" }

const siteInfo = (info: object | null) => JSON.stringify({ data: { site: { siteInfo: info } } })
const KNOWN = siteInfo({ name: "se-automotive", rootPath: "/sitecore/content/se-automotive" })
const UNKNOWN = siteInfo(null)

async function startPlatform(reply: RequestListener = (_, response) => response.end(KNOWN)) {
  resetHealth()
  const server = createServer(reply)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(stop)
  const { port } = server.address() as AddressInfo
  return { stop, environment: readEnvironment({ FORECOURT_CONTENT_URL: `http://127.0.0.1:${port}` }) }
}

const forgetResponse = () => Object.assign(getContentHealth(), { knownAt: 0 })

test("a site is healthy while its platform responds [spec 1 §2 healthz]", async () => {
  const { environment } = await startPlatform()

  const response = await checkHealth(site, environment)

  expect(response.status).toBe(200)
  expect(response.headers.get("cache-control")).toBe("no-store")
  expect(await response.json()).toEqual({ status: "ok", site: "se-automotive", content: "reachable" })
})

test("while the platform does not respond, a site with cached pages is degraded and reports the start of the outage", async () => {
  const { environment, stop } = await startPlatform()
  await checkHealth(site, environment)
  reportServed()

  stop()
  forgetResponse()
  const response = await checkHealth(site, environment)

  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    status: "degraded",
    content: expect.stringMatching(/^unreachable since \d{4}-\d\d-\d\dT/),
  })
})

test("a platform that does not know the site is reported as unhealthy until it returns the site", async () => {
  let reply = UNKNOWN
  const { environment } = await startPlatform((_, response) => response.end(reply))
  const first = await checkHealth(site, environment)
  const [, since] = (await first.json()).content.split("since ")
  reportServed()
  const later = await checkHealth(site, environment)

  expect(first.status).toBe(503)
  expect(later.status).toBe(200)
  expect(await later.json()).toMatchObject({ status: "degraded", content: `without this site since ${since}` })
  reply = KNOWN
  expect(await (await checkHealth(site, environment)).json()).toMatchObject({ status: "ok" })
})

test("while the platform does not respond, a site without cached pages is down", async () => {
  const { environment, stop } = await startPlatform()

  stop()
  const response = await checkHealth(site, environment)

  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ status: "down" })
})

test("a platform that responds too slowly is reported as slow, even in the next health check", async () => {
  const clock = vi.spyOn(performance, "now")
  onTestFinished(() => clock.mockRestore())
  const { environment } = await startPlatform((_, response) => {
    clock.mockReturnValue(performance.now() + 2001)
    response.end(KNOWN)
  })
  reportServed()

  const late = await checkHealth(site, environment)
  const again = await checkHealth(site, environment)

  for (const response of [late, again]) {
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      status: "degraded",
      content: expect.stringMatching(/^slow since \d{4}-\d\d-\d\dT/),
    })
  }
})

test("a platform that does not respond before the timeout is reported as slow", async () => {
  const { environment } = await startPlatform(() => {})
  reportServed()

  const response = await checkHealth(site, environment)

  expect(await response.json()).toMatchObject({ status: "degraded", content: expect.stringMatching(/^slow since/) })
})

test("an outage keeps its start time when its cause changes, and the next successful health check ends it", async () => {
  const { environment } = await startPlatform()
  reportTrouble("unreachable", 1000)
  reportTrouble("slow", 2000)
  expect(getContentHealth().trouble).toEqual({ kind: "slow", since: 1000 })

  const response = await checkHealth(site, environment)

  expect(await response.json()).toMatchObject({ status: "ok" })
})

test.each<[string, RequestListener]>([
  ["is too busy", (_, response) => response.writeHead(429, { "retry-after": "600" }).end("{}")],
  ["is broken", (_, response) => response.writeHead(500).end("{}")],
  ["stops in the middle of its response", (_, response) => response.end('{"data":{"site":')],
  ["cuts the connection", (request) => request.socket.destroy()],
])("a platform that %s is reported as unreachable", async (_, reply) => {
  const { environment } = await startPlatform(reply)
  reportServed()

  const response = await checkHealth(site, environment)

  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ status: "degraded" })
})

const ERRORS = JSON.stringify({ data: null, errors: [{ message: "Unauthorized" }] })

test.each<[string, RequestListener, RegExp]>([
  ["answers 401", (_, response) => response.writeHead(401).end("{}"), /^refusing the key since \d/],
  ["answers 403 with errors", (_, response) => response.writeHead(403).end(ERRORS), /^refusing the key since \d/],
  ["answers 404", (_, response) => response.writeHead(404).end("Not Found"), /^not found since \d/],
  ["answers 200 with errors", (_, response) => response.end(ERRORS), /^failing since \d/],
  ["answers 400 with errors", (_, response) => response.writeHead(400).end(ERRORS), /^failing since \d/],
  ["answers in another form", (_, response) => response.end('{"data":{"site":7}}'), /^failing since \d/],
])("an outage lasts until the platform recovers: the platform %s", async (_, reply, content) => {
  let current = reply
  const { environment } = await startPlatform((request, response) => current(request, response))

  const first = await checkHealth(site, environment)
  reportServed()
  const later = await checkHealth(site, environment)
  current = (_, response) => response.end(KNOWN)
  const last = await checkHealth(site, environment)

  expect([first.status, later.status, last.status]).toEqual([503, 200, 200])
  expect(await first.json()).toMatchObject({ status: "down", content: expect.stringMatching(content) })
  expect(await later.json()).toMatchObject({ status: "degraded", content: expect.stringMatching(content) })
  expect(await last.json()).toMatchObject({ status: "ok", content: "reachable" })
})

test("an error response changes the reported cause of an outage, but not its start time", async () => {
  const { environment } = await startPlatform((_, response) => response.end(ERRORS))
  reportTrouble("refusing the key", Date.parse("2026-11-20T10:00:00Z"))

  const response = await checkHealth(site, environment)

  expect(await response.json()).toMatchObject({ content: "failing since 2026-11-20T10:00:00.000Z" })
})

test("an outage continues while the site query fails, even if other queries succeed", async () => {
  const { environment } = await startPlatform((_, response) => response.end(ERRORS))
  reportTrouble("failing", Date.parse("2026-11-20T10:00:00Z"))
  reportResponse()

  const response = await checkHealth(site, environment)

  expect(await response.json()).toMatchObject({ content: "failing since 2026-11-20T10:00:00.000Z" })
})

test("a site becomes degraded when the site query fails, even if other queries succeed [spec 1 §2 healthz]", async () => {
  let reply = KNOWN
  const { environment } = await startPlatform((_, response) => response.end(reply))
  const clock = vi.spyOn(Date, "now")
  onTestFinished(() => clock.mockRestore())
  const began = Date.parse("2026-11-20T10:00:00Z")
  clock.mockReturnValue(began)
  await checkHealth(site, environment)
  reportServed()

  reply = ERRORS
  clock.mockReturnValue(began + 9000)
  reportResponse()
  expect(await (await checkHealth(site, environment)).json()).toMatchObject({ status: "ok" })
  clock.mockReturnValue(began + 11_000)
  reportResponse()
  expect(await (await checkHealth(site, environment)).json()).toMatchObject({ status: "degraded" })
})

test("the result of the health check is cached for ten seconds or until an outage is reported", async () => {
  let requests = 0
  const { environment } = await startPlatform((_, response) => {
    requests += 1
    response.end(KNOWN)
  })
  const clock = vi.spyOn(Date, "now")
  onTestFinished(() => clock.mockRestore())
  const checkAt = async (ms: number) => {
    clock.mockReturnValue(Date.parse("2026-11-21T10:00:00Z") + ms)
    await checkHealth(site, environment)
    return requests
  }

  expect(await checkAt(0)).toBe(1)
  expect(await checkAt(9_999)).toBe(1)
  expect(await checkAt(10_000)).toBe(2)
  reportTrouble("unreachable")
  expect(await checkAt(10_001)).toBe(3)
})
