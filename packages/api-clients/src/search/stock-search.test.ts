import { once } from "node:events"
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished, test, vi } from "vitest"
import {
  createEmptyResponse,
  createSearchHttp,
  createStockSearch,
  type FieldsLeftOut,
  hasFailed,
  type SearchFailure,
  type StockSearchOptions,
} from "./search.ts"

interface SentRequest {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

const FOUND = {
  content: [{ car_id: "1", car_brand: "Volvo" }],
  facet: [{ name: "car_fuel", type: "list", value: [{ text: "El", count: 1 }] }],
  total_items: 1,
  limit: 24,
  offset: 0,
}
const NOTHING = { content: [], facet: [], total_items: 0, limit: 24, offset: 0 }

type Respond = (response: ServerResponse, count: number) => void

const json =
  (body: unknown, status = 200): Respond =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json", "retry-after": "0" })
    response.end(typeof body === "string" ? body : JSON.stringify(body))
  }

async function openStock(respond: Respond, options: Partial<StockSearchOptions> = {}) {
  const requests: SentRequest[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    requests.push({
      path: request.url ?? "",
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString() || "null"),
    })
    respond(response, requests.length)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(close)

  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const failures: (SearchFailure | FieldsLeftOut)[] = []
  const stock = createStockSearch({
    http: createSearchHttp({ url, apiKey: "a-key", retries: 1 }),
    indexes: { stock: "stock-se-used", sites: "sites-se-used" },
    report: (failure) => failures.push(failure),
    ...options,
  })
  return { requests, failures, stock, close }
}

test("findCars and findDealerships search the indexes in the site's config [spec 2 §7 index-per-site search-request.index]", async () => {
  const { stock, requests } = await openStock(json(FOUND))

  expect(await stock.findCars({ keyphrase: "volvo" })).toEqual(FOUND)
  expect(await stock.findDealerships({ limit: 48, sort_name: "website_sort_order_asc" })).toEqual(FOUND)

  expect(requests.map(({ path, body }) => [path, body])).toEqual([
    [
      "/search",
      {
        index: "stock-se-used",
        keyphrase: "volvo",
        filters: [{ name: "car_is_sold", values: [true], exclude: true }],
      },
    ],
    ["/search", { index: "sites-se-used", limit: 48, sort_name: "website_sort_order_asc" }],
  ])
  expect(requests[0]?.headers["x-api-key"]).toBe("a-key")
})

test("a search response is cached for 60 seconds for all callers [spec 2 §7 search-cache, §9 search-cache]", async () => {
  let now = 1000
  const { stock, requests } = await openStock(json(FOUND), { clock: { now: () => now } })

  await stock.findCars({ offset: 48 })
  now += 60_000
  expect(await stock.findCars({ offset: 48 })).toEqual(FOUND)
  expect(requests).toHaveLength(1)

  now += 1
  await stock.findCars({ offset: 48 })
  expect(requests).toHaveLength(2)
})

test("requests that differ only in the order of their properties share a cached response", async () => {
  const { stock, requests } = await openStock(json(FOUND))

  await stock.findCars({ limit: 8, facets: [{ name: "car_price", filters: [{ min: 1, max: 2 }] }] })
  await stock.findCars({ facets: [{ filters: [{ max: 2, min: 1 }], name: "car_price" }], limit: 8 })
  expect(requests).toHaveLength(1)

  await stock.findCars({ limit: 8, facets: [{ name: "car_price", filters: [{ min: 1, max: 3 }] }] })
  await stock.findDealerships({ limit: 8, facets: [{ name: "car_price", filters: [{ min: 1, max: 2 }] }] })
  expect(requests).toHaveLength(3)
})

const PRICES = { prices: [{ field: "car_price", value: 1, at: "2026-11-01T08:00:00Z" }] }

test("a car's past prices are cached and cannot be modified", async () => {
  const { stock, requests } = await openStock(json(PRICES))

  const [first, second] = await Promise.all([stock.findPrices("57"), stock.findPrices("57")])
  await stock.findPrices("58")
  expect([first, second]).toEqual([PRICES, PRICES])
  expect(await stock.findPrices("57")).toBe(first)

  expect(requests.map(({ path }) => path)).toEqual([
    "/search/stock-se-used/57/prices",
    "/search/stock-se-used/58/prices",
  ])
  expect(() => (first as typeof PRICES).prices.pop()).toThrow(TypeError)
})

test("findPrices returns no past prices and logs the failure when the service fails", async () => {
  const { stock, failures } = await openStock(json("", 500))

  const prices = await stock.findPrices("57")

  expect([prices, hasFailed(prices)]).toEqual([{ prices: [] }, true])
  expect(failures).toMatchObject([{ index: "stock-se-used", status: 500 }])
})

test("identical simultaneous searches share one request [spec 2 §7 search-cache]", async () => {
  const { stock, requests } = await openStock(json(FOUND))

  const responses = await Promise.all([1, 2, 3].map(() => stock.findCars({})))

  expect(responses).toEqual([FOUND, FOUND, FOUND])
  expect(requests).toHaveLength(1)
})

test("the search cache has a size limit and evicts the least recently used response first", async () => {
  const { stock, requests } = await openStock(json(FOUND), { cacheCharacters: 600 })

  for (const keyphrase of ["one", "two", "one", "three", "one", "two"]) await stock.findCars({ keyphrase })

  expect(requests.map(({ body }) => (body as { keyphrase: string }).keyphrase)).toEqual(["one", "two", "three", "two"])
})

test("a cached search result cannot be modified", async () => {
  const { stock } = await openStock(json(FOUND))
  const response = (await stock.findCars({})) as typeof FOUND

  expect(() => response.content.pop()).toThrow(TypeError)
  expect(() => Object.assign(response.facet[0]?.value[0] ?? {}, { count: 2 })).toThrow(TypeError)
})

test.each([
  ["is broken", json("", 500), { status: 500, code: null, message: "search: search answered 500" }],
  [
    "rejects the request",
    json({ message: "Ask for 100 at most.", code: "BadRequest" }, 400),
    { status: 400, code: "BadRequest", message: "search: search was refused with 400" },
  ],
  [
    "does not have the index",
    json({ message: "There is no such index.", code: "IndexUnknown" }, 404),
    { status: 404, code: "IndexUnknown", message: "search: search was refused with 404" },
  ],
  ["stays busy", json("", 503), { status: 503, code: null, message: "search: search answered 503" }],
  [
    "responds in an unknown form",
    json({ hits: [] }),
    { status: 200, code: null, message: "search: search got a response in an unknown form" },
  ],
  [
    "breaks the connection",
    (response: ServerResponse) => void response.destroy(),
    { status: null, code: null, message: "search: search got no response" },
  ],
] as const)(
  "when the service %s, the result is empty and the log entry does not contain the search words [spec 2 §7 search-failure, §8 search-failure.nothing]",
  async (_, respond, line) => {
    const { stock, failures } = await openStock(respond)

    const results = await Promise.all(
      [1, 2].map(() => stock.findCars({ keyphrase: "anna.ek@norrvik.example", offset: 48 })),
    )

    expect(results).toEqual([
      { ...NOTHING, offset: 48 },
      { ...NOTHING, offset: 48 },
    ])
    expect(failures).toEqual([{ event: "search-failed", index: "stock-se-used", ...line }])
  },
)

test("a search that exceeds the maximum waiting time returns an empty result [spec 2 §7 search-failure]", async () => {
  const { stock, failures } = await openStock(() => {}, { patienceMs: 1 })

  expect(await stock.findCars({ limit: 0 })).toEqual({ ...NOTHING, limit: 0 })
  expect(failures).toMatchObject([{ status: null, message: "search: search got no response in time" }])
})

test("once a page's time limit is reached, all searches of that page return empty results and searches of other pages continue", async () => {
  const deferred = Promise.withResolvers<ServerResponse>()
  const { stock, failures } = await openStock((response) => deferred.resolve(response))
  const page = new AbortController()

  const [ours, others] = [stock.findCars({}, { patience: page.signal }), stock.findCars({})]
  const response = await deferred.promise
  page.abort(new DOMException("", "TimeoutError"))
  const results = [await ours, await stock.findCars({ limit: 1 }, { patience: page.signal })]

  expect(results).toEqual([NOTHING, { ...NOTHING, limit: 1 }])
  expect(results.map(hasFailed)).toEqual([true, true])
  expect(failures.map(({ message }) => message)).toEqual(Array(2).fill("search: search got no response in time"))
  json(FOUND)(response, 1)
  expect(await others).toEqual(FOUND)
  expect(await stock.findCars({}, { patience: page.signal })).toEqual(FOUND)
})

test("a search returns an empty result when the service is unreachable [spec 2 §8 search-failure.nothing]", async () => {
  const { stock, failures, close } = await openStock(json(FOUND))
  close()

  expect(await stock.findDealerships({})).toEqual(NOTHING)
  expect(failures).toMatchObject([{ index: "sites-se-used", message: "search: search got no response" }])
})

test("a failed search is not cached", async () => {
  const { stock, requests, failures } = await openStock((response, count) =>
    count === 1 ? json("", 500)(response, count) : json(FOUND)(response, count),
  )

  const [first, second] = [await stock.findCars({}), await stock.findCars({})]
  expect([first, second]).toEqual([NOTHING, FOUND])
  expect([first, second, createEmptyResponse()].map(hasFailed)).toEqual([true, false, false])
  expect([requests.length, failures.length]).toEqual([2, 1])
})

test("a caller that aborts a shared search gets the abort reason, and the other callers get the result", async () => {
  const deferred = Promise.withResolvers<ServerResponse>()
  const { stock, requests, failures } = await openStock((response) => deferred.resolve(response))
  const controller = new AbortController()

  const leaving = stock.findCars({}, { signal: controller.signal })
  const staying = stock.findCars({})
  const response = await deferred.promise
  controller.abort(new Error("The visitor has gone."))
  await expect(leaving).rejects.toThrow("The visitor has gone.")
  json(FOUND)(response, 1)

  expect(await staying).toEqual(FOUND)
  await expect(stock.findCars({ limit: 1 }, { signal: controller.signal })).rejects.toThrow("The visitor has gone.")
  expect([requests.length, failures.length]).toEqual([1, 0])
})

test("a shared search is aborted when the last caller cancels, and the next caller sends a new search", async () => {
  const closed = vi.fn()
  const deferred = Promise.withResolvers<void>()
  const { stock, requests, failures } = await openStock((response, count) => {
    if (count > 1) return json(FOUND)(response, count)
    response.on("close", closed)
    deferred.resolve()
  })
  const controller = new AbortController()

  const leaving = stock.findCars({}, { signal: controller.signal })
  await deferred.promise
  controller.abort()
  await expect(leaving).rejects.toThrow()

  expect(await stock.findCars({})).toEqual(FOUND)
  await expect.poll(() => closed).toHaveBeenCalledOnce()
  expect([requests.length, failures.length]).toEqual([2, 0])
})

test("a field that does not match the schema is removed from the document, and removed fields are counted in the log", async () => {
  const cars = [
    {
      car_id: "1",
      slug: "a",
      car_fuel: null,
      car_year: "2019",
      car_images: [null, { original: "/a.jpg" }],
      other: null,
    },
    { car_id: "2", slug: "b", car_fuel: 7, car_brand: "" },
  ]
  const { stock, failures } = await openStock(json({ ...FOUND, content: cars }))

  expect((await stock.findCars({})).content).toEqual([
    { car_id: "1", slug: "a", car_images: [{ original: "/a.jpg" }], other: null },
    { car_id: "2", slug: "b" },
  ])
  expect(failures).toMatchObject([
    {
      event: "search-fields-left-out",
      index: "stock-se-used",
      fields: "car_fuel 2, car_year 1, car_images 1, car_brand 1",
    },
  ])
})
