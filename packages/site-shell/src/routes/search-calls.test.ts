import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { createSearchHttp, searchClient } from "@forecourt/api-clients/search"
import { expect, onTestFinished, test, vi } from "vitest"
import { readEnvironment } from "../environment.ts"
import { readConfig } from "../read-config.ts"
import { createServicesRoute } from "./services-route.ts"

const HOST = "rullo.example"
const SITE = {
  name: "se-used",
  host: HOST,
  languages: ["sv", "en"],
  timeZone: "Europe/Stockholm",
  searchIndexes: { stock: "stock-se-used", sites: "sites-se-used" },
}
const KEY = "what-the-search-service-asks-of-sites"
const FOUND = { content: [{ car_id: "1" }], facet: [], total_items: 1, limit: 24, offset: 0 }
const FAILED = "Bilarna kan inte visas just nu"

interface Given {
  readonly status?: number
  readonly body?: unknown
}

async function openRoute({ status = 200, body = FOUND }: Given = {}, switches: object = {}) {
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const requests: { readonly url: string | undefined; readonly key: unknown; readonly body: unknown }[] = []
  const server = createServer(async (request, response) => {
    const sent = (await text(request)) || "null"
    const isSearch = request.url?.startsWith("/search") ?? false
    if (isSearch) requests.push({ url: request.url, key: request.headers["x-api-key"], body: JSON.parse(sent) })
    response.writeHead(isSearch ? status : 404).end(JSON.stringify(body))
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const environment = readEnvironment({ FORECOURT_CONTENT_URL: url, FORECOURT_SEARCH_KEY: KEY })
  const { POST: route, GET } = createServicesRoute(readConfig({ ...SITE, ...switches }), environment)
  const visit = (sent: unknown, headers: Readonly<Record<string, string>> = {}, method = "POST") =>
    route(
      new Request(`https://${HOST}/api/search`, {
        method,
        headers: { host: HOST, origin: `https://${HOST}`, "sec-fetch-site": "same-origin", ...headers },
        ...(method === "POST" && { body: JSON.stringify(sent) }),
      }),
    )
  const read = (path: string) =>
    GET(new Request(`https://${HOST}${path}`, { headers: { host: HOST, "x-forwarded-for": "203.0.113.9" } }))
  return { requests, route, visit, read, log }
}

function createBrowser(route: (request: Request) => Promise<Response>) {
  return searchClient(
    createSearchHttp({
      url: `https://${HOST}/api`,
      fetch: (input, init) => {
        const request = new Request(input, init)
        request.headers.set("sec-fetch-site", "same-origin")
        return route(request)
      },
    }),
  )
}

test("the browser can search the site's stock and dealerships without the key, which the site's server adds [spec 2 §7 index-per-site]", async () => {
  const { route, requests } = await openRoute()
  const browser = createBrowser(route)

  expect(await browser.search({ index: "stock", keyphrase: "röd & å/ä", facets: [{ name: "car_fuel" }] })).toEqual(
    FOUND,
  )
  expect(await browser.search({ index: "sites", limit: 48 })).toEqual(FOUND)

  expect(requests).toMatchObject([
    {
      url: "/search",
      key: KEY,
      body: {
        index: "stock-se-used",
        keyphrase: "röd & å/ä",
        facets: [{ name: "car_fuel" }],
        filters: [{ name: "car_is_sold", values: [true], exclude: true }],
      },
    },
    { url: "/search", key: KEY, body: { index: "sites-se-used", limit: 48 } },
  ])
})

test.each(["stock-se-used", "stock-uk-automotive", "constructor", "tostring"])(
  "a request from the browser that names the internal index %s is rejected",
  async (index) => {
    const { visit, requests } = await openRoute()
    const response = await visit({ index })

    expect([response.status, await response.json()]).toEqual([400, { message: FAILED, code: "BadRequest" }])
    expect(requests).toEqual([])
  },
)

test.each([
  ["a limit beyond the maximum", { index: "stock", limit: 101 }],
  ["an offset beyond the maximum", { index: "stock", offset: 10_001 }],
  ["a keyphrase that is too long", { index: "stock", keyphrase: "a".repeat(201) }],
  ["an unknown property", { index: "stock", key: "x" }],
  ["no index", {}],
])("a search with %s is rejected without a request to the search service", async (_, body) => {
  const { visit, requests } = await openRoute()

  expect((await visit(body)).status).toBe(400)
  expect(requests).toEqual([])
})

test("a search request of the maximum length that the API contract allows is accepted", async () => {
  const { visit } = await openRoute()
  const filters = (count: number) => ({
    index: "stock",
    facets: [
      { name: "car_city", filters: Array.from({ length: 100 }, (_, at) => ({ text: `${at} ${"x".repeat(count)}` })) },
    ],
  })

  expect((await visit(filters(190))).status).not.toBe(413)
  expect((await visit(filters(700))).status).toBe(413)
})

test("the price history of a car is public and cached for a minute, and the site's server adds the key", async () => {
  const history = { prices: [{ field: "car_price", value: 1, at: "2026-11-01T08:00:00Z" }] }
  const { read, requests } = await openRoute({ body: history })

  const response = await read("/api/search/stock/13000013/prices")

  expect([response.status, await response.json()]).toEqual([200, history])
  expect(response.headers.get("cache-control")).toBe("public, max-age=60")
  expect(requests).toEqual([{ url: "/search/stock-se-used/13000013/prices", key: KEY, body: null }])
})

test.each(["stock-se-used", "stock-uk-automotive", "constructor"])(
  "a price request from the browser that names the internal index %s is rejected",
  async (index) => {
    const { read, requests } = await openRoute()

    expect((await read(`/api/search/${index}/1/prices`)).status).toBe(400)
    expect(requests).toEqual([])
  },
)

test("a browser request for place predictions is forwarded with the site's key [spec 2 §7 map-calls.predictions]", async () => {
  const predictions = { places: [{ place_id: "2673730", name: "Stockholm", country: "SE" }] }
  const request = { text: "stockh", country: "SE", language: "sv" } as const
  const { route, requests } = await openRoute({ body: predictions })

  expect(await createBrowser(route).findPlaces(request)).toEqual(predictions)
  expect(requests).toEqual([{ url: "/search/places", key: KEY, body: { ...request, limit: 8 } }])
})

test("a browser request for the position of a place is forwarded with the site's key [spec 2 §7 map-calls.details]", async () => {
  const stockholm = { place_id: "2673730", name: "Stockholm", country: "SE", latitude: 59.3, longitude: 18.1 }
  const { route, requests } = await openRoute({ body: stockholm })

  expect(await createBrowser(route).fetchPlace({ placeId: "2673730" })).toEqual(stockholm)
  expect(requests).toEqual([{ url: "/search/places/2673730", key: KEY, body: null }])
})

test("a search is accepted only from pages of the site and only with POST", async () => {
  const { visit } = await openRoute()

  expect(
    (await visit({ index: "stock" }, { origin: "https://evil.example", "sec-fetch-site": "cross-site" })).status,
  ).toBe(403)
  const read = await visit(null, {}, "GET")
  expect([read.status, read.headers.get("allow")]).toEqual([405, "POST"])
})

test("when the service rejects the key, the response to the browser reveals neither the key nor the index", async () => {
  const { visit, log } = await openRoute({ status: 401, body: { message: "Wrong key.", code: "ApiKeyWrong" } })
  const response = await visit({ index: "stock", keyphrase: "anna.ek@norrvik.example" })

  expect(response.status).toBe(502)
  expect(await response.json()).toEqual({ message: FAILED, code: "ServiceFailed" })
  expect(log.mock.calls.join()).not.toMatch(/anna|what-the-search/)
})

test("a site without stock returns 404 for a search", async () => {
  const { visit, requests } = await openRoute({}, { searchIndexes: undefined })

  expect((await visit({ index: "stock" })).status).toBe(404)
  expect(requests).toEqual([])
})
