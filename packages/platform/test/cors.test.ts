import { afterAll, beforeAll, expect, test } from "vitest"
import { readConfig } from "../src/platform.config.ts"
import { type Fixture, SITE, startFixture } from "./start-fixture.ts"

const OURS = "https://cars.example"
const GRAPH = "/v1/content/api/graphql/v1"
const EVENTS = `/v1/events/v1.2/events?siteId=${SITE}`
const COMPONENT = "/layout/component"

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture({ origins: [OURS, "http://localhost:3000"] })
})
afterAll(() => fixture.end())

function runQuery(path: string, origin: string, init: RequestInit = {}, url = fixture.url): Promise<Response> {
  return fetch(url + path, {
    method: "POST",
    body: JSON.stringify({ query: "{ __typename }" }),
    ...init,
    headers: {
      "content-type": "application/json",
      "x-sitecore-contextid": "forecourt-local-context",
      origin,
      ...(init.headers as Record<string, string>),
    },
  })
}

function sendPreflight(path: string, origin: string, headers = "content-type,x-sitecore-contextid"): Promise<Response> {
  return fetch(fixture.url + path, {
    method: "OPTIONS",
    headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": headers },
  })
}

function sharing({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control-") || name === "vary"))
}

const endpoints = test.for([GRAPH, "/sitecore/api/graph/edge", "/api/graphql/v1", EVENTS, COMPONENT])

endpoints("%s: a page of a configured origin may read answers, without credentials", async (path) => {
  const response = await runQuery(path, OURS)

  expect(sharing(response)).toMatchObject({ "access-control-allow-origin": OURS, vary: "Origin" })
  expect(response.headers.has("access-control-allow-credentials")).toBe(false)
})

endpoints("%s: a page of any other origin is told nothing", async (path) => {
  for (const origin of ["https://evil.example", "https://cars.example.evil.example", "http://cars.example", "null"]) {
    expect(sharing(await runQuery(path, origin))).toEqual({ vary: "Origin" })
    expect(sharing(await sendPreflight(path, origin))).toEqual({ vary: "Origin" })
  }
})

endpoints("%s: a preflight names methods and headers of ours, not what was asked for", async (path) => {
  const response = await sendPreflight(path, OURS, "content-type,x-anything,authorization")

  expect(response.status).toBe(204)
  expect(sharing(response)).toEqual({
    "access-control-allow-origin": OURS,
    "access-control-allow-methods": "GET,POST",
    "access-control-allow-headers":
      "content-type,sc_apikey,x-sitecore-contextid,sc_editmode,sc_previewmode,sc_layoutkind,sc_site,sc_variant",
    "access-control-expose-headers": "retry-after,x-rate-limit-limit,x-rate-limit-remaining,x-rate-limit-reset",
    "access-control-max-age": "600",
    vary: "Origin, Access-Control-Request-Headers",
  })
})

test("a response cached for one origin does not name that origin to another origin", async () => {
  const query = { body: JSON.stringify({ query: "{ remembered: __typename }" }) }
  await runQuery(GRAPH, OURS, query)

  const again = await runQuery(GRAPH, "http://localhost:3000", query)
  const stranger = await runQuery(GRAPH, "https://evil.example", query)

  expect(again.headers.get("access-control-allow-origin")).toBe("http://localhost:3000")
  expect(stranger.headers.has("access-control-allow-origin")).toBe(false)
})

test("scripts of allowed origins can read error responses", async () => {
  const wrong = await runQuery(GRAPH, OURS, { headers: { "x-sitecore-contextid": "wrong" } })
  const busy = await runQuery(`${GRAPH}?fault=status:429:seconds:1`, OURS)

  expect([wrong.status, busy.status]).toEqual([401, 429])
  expect(sharing(wrong)).toMatchObject({ "access-control-allow-origin": OURS })
  expect(sharing(busy)).toMatchObject({ "access-control-allow-origin": OURS })
})

test("write routes and the tyre hotel are not available to pages of other origins", async () => {
  const responses = await Promise.all(
    [`/authoring/pages?site=${SITE}`, "/api/tirehotel/authorization/search", "/healthz"].map((path) =>
      runQuery(path, OURS),
    ),
  )

  expect(responses.flatMap((reply) => Object.keys(sharing(reply)))).toEqual([])
})

test("pages of other origins cannot read responses unless origins are configured", async () => {
  const closed = await startFixture()

  expect(sharing(await runQuery(GRAPH, OURS, {}, closed.url))).toEqual({ vary: "Origin" })
  await closed.end()
})

test("the wildcard origin allows any origin without credentials", async () => {
  const open = await startFixture({ origins: ["*"] })
  const response = await runQuery(GRAPH, "https://anyone.example", {}, open.url)
  await open.end()

  expect(sharing(response)).toMatchObject({ "access-control-allow-origin": "*" })
  expect(response.headers.has("access-control-allow-credentials")).toBe(false)
  expect(response.headers.has("vary")).toBe(false)
})

test("FORECOURT_ORIGINS accepts a list of origins or an asterisk", () => {
  expect(readConfig({}).origins).toEqual([])
  expect(readConfig({ FORECOURT_ORIGINS: " https://a.example , http://localhost:3000," }).origins).toEqual([
    "https://a.example",
    "http://localhost:3000",
  ])
  expect(readConfig({ FORECOURT_ORIGINS: "*" }).origins).toEqual(["*"])
})

test.for(["a.example", "https://a.example/page", "https://*.a.example", "https://a.example, null", "file:///x"])(
  "starting the platform with the invalid origin %s throws an error",
  (text) => {
    expect(() => readConfig({ FORECOURT_ORIGINS: text })).toThrow(
      /^platform: FORECOURT_ORIGINS holds ".+", which is no origin\. Write https:\/\/ and the host, without a path;/,
    )
  },
)
