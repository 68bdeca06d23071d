import { connect } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Fixture, SITE, startAgain, startFixture } from "./start-fixture.ts"

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.end())

const LOCAL = "/sitecore/api/graph/edge"
const EDGE = "/v1/content/api/graphql/v1"
const DIRECT = "/api/graphql/v1"

function post(path: string, headers: Record<string, string>, query = "{ __typename }"): Promise<Response> {
  return fetch(fixture.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query }),
  })
}

test.for([
  [LOCAL, { sc_apikey: "forecourt-local-key" }],
  [EDGE, { "x-sitecore-contextid": "forecourt-local-context" }],
  [EDGE, { sc_apikey: "forecourt-local-key" }],
  [`${EDGE}?sitecoreContextId=forecourt-local-context`, {}],
  [DIRECT, { sc_apikey: "forecourt-local-key" }],
] as [string, Record<string, string>][])("the endpoint %s accepts the key %j", async ([path, headers]) => {
  const response = await post(path, headers)

  expect(response.status).toBe(200)
  expect(response.headers.get("content-type")).toContain("application/json")
  expect(await response.json()).toEqual({ data: { __typename: "Query" } })
})

test.for([
  [LOCAL, {}, "There is no key. Send the header sc_apikey."],
  [LOCAL, { sc_apikey: "wrong" }, "The key is wrong. Send the header sc_apikey."],
  [LOCAL, { "x-sitecore-contextid": "forecourt-local-context" }, "There is no key. Send the header sc_apikey."],
  [EDGE, { "x-sitecore-contextid": "wrong" }, "The key is wrong."],
  [DIRECT, {}, "There is no key."],
] as [string, Record<string, string>, string][])(
  "the endpoint %s rejects the key %j",
  async ([path, headers, message]) => {
    const response = await post(path, headers)

    expect(response.status).toBe(401)
    expect(((await response.json()) as { detail: string }).detail).toContain(message)
  },
)

test("a path in a query variable cannot inject GraphQL into the layout query", async () => {
  const { layout } = await fixture.runQuery(
    'query ($path: String!) { layout(site: "fx-cars", routePath: $path, language: "sv") { item { id } } }',
    { path: '/a"b) { item { id } } x: layout(site:"evil' },
  )

  expect(layout.item).toBeNull()
})

test("the health endpoint needs no key", async () => {
  const response = await fetch(`${fixture.url}/healthz`)

  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: "ok", sites: [SITE] })
})

test("an unknown path returns 404 with a message", async () => {
  const response = await fetch(`${fixture.url}/nowhere`)

  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: "NotFound", detail: "There is nothing at /nowhere." })
})

test("a request line with an invalid URL does not stop the server", async () => {
  const socket = connect(fixture.port, "localhost")
  socket.end("GET //[ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
  const reply = await new Promise<string>((resolve) => {
    socket.once("data", (data) => resolve(data.toString()))
  })

  expect(reply).toMatch(/^HTTP\/1\.1 404/)
})

test("requests above the rate limit are rejected, and response headers state the limit", async () => {
  const runQuery = (n: number) =>
    post(`${LOCAL}?fault=rate:3`, { sc_apikey: "forecourt-local-key" }, `{ __typename a${n}: __typename }`)

  const responses = await Promise.all(Array.from({ length: 5 }, (_, n) => runQuery(n)))

  const refused = responses.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(2)
  expect(refused[0]?.headers.get("x-rate-limit-limit")).toBe("3")
  expect(refused[0]?.headers.get("x-rate-limit-remaining")).toBe("0")
  expect(refused[0]?.headers.get("x-rate-limit-reset")).toBe("1")
})

test("a repeated query with a cached response does not count against the rate limit", async () => {
  const limited = await startAgain(fixture.folder, { rateLimit: 1, dataFolder: `${fixture.folder}/limited` })
  const runQuery = () =>
    fetch(limited.url + DIRECT, {
      method: "POST",
      headers: { "content-type": "application/json", sc_apikey: "forecourt-local-key" },
      body: JSON.stringify({ query: "{ __typename }" }),
    })

  const responses = [await runQuery(), await runQuery(), await runQuery()]
  await limited.close()

  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
})

test("starting the platform on a port that is in use fails with an error message that names the port", async () => {
  await expect(startAgain(fixture.folder, { port: fixture.port })).rejects.toThrow(
    `platform: port ${fixture.port} is taken. Stop what runs there, or set PORT to another one.`,
  )
})
