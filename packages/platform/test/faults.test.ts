import { afterAll, beforeAll, expect, test } from "vitest"
import { type Fixture, SITE, startFixture } from "./start-fixture.ts"

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.end())

function runQuery(fault: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${fixture.url}/api/graphql/v1?fault=${fault}`, {
    method: "POST",
    headers: { "content-type": "application/json", sc_apikey: "forecourt-local-key", ...headers },
    body: JSON.stringify({ query: `query Robots { site { siteInfo(site: "${SITE}") { robots } } }` }),
  })
}

test("a 429 response has a Retry-After header in seconds", async () => {
  const response = await runQuery("status:429:seconds:7")

  expect(response.status).toBe(429)
  expect(response.headers.get("retry-after")).toBe("7")
})

test("a 429 response has a Retry-After header with a date", async () => {
  const response = await runQuery("status:429:date:60")

  const wait = Date.parse(response.headers.get("retry-after") ?? "") - Date.now()
  expect(wait).toBeGreaterThan(50_000)
  expect(wait).toBeLessThan(61_000)
})

test("a request can simulate an error status by setting a fault header", async () => {
  expect((await runQuery("", { "x-forecourt-fault": "status:503" })).status).toBe(503)
})

test("a response with the simulated fault broken-json has a body that is not valid JSON", async () => {
  const response = await runQuery("broken-json")

  expect(response.status).toBe(200)
  await expect(response.json()).rejects.toThrow(SyntaxError)
})

test("a reset fault closes the connection, which the client sees as a network error", async () => {
  await expect(runQuery("reset")).rejects.toThrow("fetch failed")
})

test("a latency fault delays the response and is combined with other faults", async () => {
  const start = performance.now()
  const response = await runQuery("latency:120,status:500")

  expect(performance.now() - start).toBeGreaterThanOrEqual(115)
  expect(response.status).toBe(500)
})

test("a persistent simulated fault applies to requests with the configured operation or path until its count is reached", async () => {
  const fault = { kind: "status", status: 502, times: 1, operation: "Robots" }
  await fixture.author("PUT", "faults", { faults: [fault, { kind: "status", status: 500, path: "/-/media/" }] })

  const responses = [await runQuery(""), await runQuery("")]
  const media = await fetch(`${fixture.url}/-/media/nothing.png`)

  expect(responses.map(({ status }) => status)).toEqual([502, 200])
  expect(media.status).toBe(500)
  await fixture.author("DELETE", "faults")
  expect((await fetch(`${fixture.url}/-/media/nothing.png`)).status).toBe(404)
})

test("the health endpoint and the fault endpoint are not affected by simulated faults", async () => {
  await fixture.author("PUT", "faults", [{ kind: "reset" }])

  expect((await fetch(`${fixture.url}/healthz`)).status).toBe(200)
  expect((await fixture.author("DELETE", "faults")).status).toBe(204)
})

test("an unknown simulated fault is rejected with an error message", async () => {
  const response = await runQuery("explode")

  expect(response.status).toBe(422)
  expect(await response.text()).toContain("there is no fault explode; choose latency, status")
})

test("a request in production cannot set simulated faults", async () => {
  const production = await startFixture({ isDevelopment: false })

  expect((await fetch(`${production.url}/-/media/nothing.png?fault=status:500`)).status).toBe(404)
  await production.end()
})
