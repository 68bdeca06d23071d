import { expect, test } from "vitest"
import { API_KEY, createCar, STOCK, startSearch } from "./start-search.ts"

const CARS = [
  createCar(1, { car_brand: "Vik", car_price: 300_000, car_gearbox: "Automat" }),
  createCar(2, { car_brand: "Vik", car_price: 100_000 }),
  createCar(3, { car_brand: "Fjord", car_price: 200_000, extra: { of: "somebody" } }),
]

function startWithCars(settings = {}) {
  return startSearch(settings, { seed: () => [{ index: STOCK, kind: "car", language: "sv", documents: CARS }] })
}

test("a search returns documents, their total number and facets in the format of the contract [spec 2 §3 search-envelope, §7 search-response, §9 search-defaults]", async () => {
  const { search } = await startWithCars()

  const { status, body, headers } = await search({
    index: STOCK,
    fields: ["car_id", "car_price"],
    facets: [{ name: "car_brand", filters: [{ value: "Vik" }] }],
    sort_name: "car_price_asc",
  })

  expect(status).toBe(200)
  expect(headers.get("content-type")).toBe("application/json; charset=utf-8")
  expect(body).toEqual({
    content: [
      { car_id: "2", car_price: 100_000 },
      { car_id: "1", car_price: 300_000 },
    ],
    facet: [
      {
        name: "car_brand",
        type: "list",
        value: [
          { text: "Fjord", count: 1 },
          { text: "Vik", count: 2 },
        ],
      },
    ],
    total_items: 2,
    limit: 24,
    offset: 0,
  })
})

test("a search accepts a keyphrase, filters, facets with child values, ranges, a sort order, an offset and a limit [spec 2 §7 search-request search-facet-request, §3 facet]", async () => {
  const { search } = await startWithCars()

  const { status, body } = await search({
    index: STOCK,
    fields: ["car_id"],
    keyphrase: "vik",
    filters: [{ name: "car_model", values: ["Kombi", "Halvkombi"] }],
    facets: [
      {
        name: "car_brand",
        child_name: "car_model",
        sort_order: "asc",
        filters: [{ value: "Vik", children: ["Kombi"] }],
      },
      { name: "car_price", type: "range", filters: [{ min: 50_000, max: 400_000 }] },
    ],
    sort_name: "car_price_desc",
    limit: 1,
    offset: 1,
  })

  expect(status).toBe(200)
  expect(body).toMatchObject({ content: [{ car_id: "2" }], total_items: 2, limit: 1, offset: 1 })
  const [brands, prices] = body.facet
  expect(brands).toEqual({
    name: "car_brand",
    child_name: "car_model",
    type: "list",
    value: [{ text: "Vik", count: 2, children: [{ text: "Kombi", count: 2 }] }],
  })
  expect(prices).toMatchObject({ name: "car_price", type: "histogram", min: 100_000, max: 300_000 })
})

test("a search without a list of fields returns whole documents, including fields outside the schema [spec 2 §3 car-pass-through]", async () => {
  const { search } = await startWithCars()

  const { body } = await search({ index: STOCK, filters: [{ name: "car_id", values: ["3"] }] })

  expect(body.content).toEqual([CARS[2]])
})

test("a search with a limit of zero returns no documents, and a search with an empty list of fields returns empty documents", async () => {
  const { search } = await startWithCars()

  const facetsAlone = await search({ index: STOCK, limit: 0, facets: [{ name: "car_brand" }] })
  const empty = await search({ index: STOCK, fields: [], limit: 2 })

  expect(facetsAlone.body).toMatchObject({ content: [], total_items: 3, limit: 0 })
  expect(empty.body.content).toEqual([{}, {}])
})

test("a search for the Swedish synonym automatlåda finds a car whose data contains the word Automat", async () => {
  const { search } = await startWithCars()

  const { body } = await search({ index: STOCK, keyphrase: "automatlåda", fields: ["car_id"] })

  expect(body.content).toEqual([{ car_id: "1" }])
})

test("a search for elbil finds electric cars, but no cars with other words that start with el", async () => {
  const documents = [
    createCar(1, { car_fuel: "El" }),
    createCar(2, { car_fuel: "Bensin", car_equipment: ["Elmanövrerade säten"] }),
  ]
  const { search } = await startSearch({}, { seed: () => [{ index: STOCK, kind: "car", language: "sv", documents }] })
  const searchIds = async (keyphrase: string) =>
    (await search({ index: STOCK, keyphrase, fields: ["car_id"] })).body.content

  expect(await searchIds("elbil")).toEqual([{ car_id: "1" }])
  expect(await searchIds("el")).toEqual([{ car_id: "1" }, { car_id: "2" }])
})

test.each([
  ["limit", 500, "limit 500 is more than 100. Ask for fewer, and for the next page by offset."],
  ["limit", -1, "limit -1 is less than 0. Ask for fewer, and for the next page by offset."],
  ["offset", 20_000, "offset 20000 is more than 10000. Narrow the search instead."],
  ["keyphrase", "x".repeat(201), "keyphrase of 201 characters is more than 200. Send fewer words."],
  ["keyphrase", 5, "keyphrase 5 is not a text. Send fewer words."],
  ["facets", [{}], "facets[0].name is missing. Correct it by the contract."],
  ["colour", "red", "colour is not known here. Correct it by the contract."],
])("a search whose property %s has the value %j is rejected with a reason", async (name, value, detail) => {
  const { search } = await startWithCars()

  const { status, body } = await search({ index: STOCK, [name]: value })

  expect([status, body]).toMatchObject([400, { code: "BadRequest", detail }])
})

test("an unknown field is rejected, and the error names the most similar field", async () => {
  const { search } = await startWithCars()

  const { status, body } = await search({ index: STOCK, filters: [{ name: "car_colour", values: ["red"] }] })

  expect([status, body.code]).toEqual([400, "FieldUnknown"])
  expect(body.detail).toContain("car_color")
})

test("a search in an unknown index returns 404", async () => {
  const { search } = await startWithCars()

  for (const index of ["stock-dk", "constructor"]) {
    const { status, body } = await search({ index })
    expect([status, body.code]).toEqual([404, "IndexUnknown"])
  }
})

test("a request without a valid API key is rejected before its body is checked", async () => {
  const { search } = await startWithCars()

  for (const key of ["", "key-of-the-testz"]) {
    const { status, body } = await search("{", { "x-api-key": key })
    expect([status, body.code]).toEqual([401, "ApiKeyWrong"])
  }
})

test("a search with an unsupported method is rejected with the allowed method", async () => {
  const { fetch } = await startWithCars()

  const response = await fetch("/search", { headers: { "x-api-key": API_KEY } })

  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"])
  expect(await response.json()).toMatchObject({
    code: "MethodNotAllowed",
    detail: "GET is not possible here. Use POST.",
  })
})

test("a body that is not JSON or is too large is rejected", async () => {
  const { search } = await startWithCars()

  expect(await search("{")).toMatchObject({ status: 400, body: { code: "BadRequest" } })
  expect(await search("")).toMatchObject({ status: 400, body: { code: "BadRequest" } })
  expect(await search(" ".repeat(64_001))).toMatchObject({ status: 413, body: { code: "TooLarge" } })
})

test("a rate-limited visitor gets a Retry-After header, and visitors with other IP addresses are not affected", async () => {
  const { search } = await startWithCars({ maxSearches: 3 })
  const searchFrom = (address: string) => search({ index: STOCK }, { "x-forwarded-for": address })

  for (let turn = 0; turn < 3; turn += 1) expect((await searchFrom("192.0.2.1")).status).toBe(200)
  const refused = await searchFrom("192.0.2.1")

  expect([refused.status, refused.body.code]).toEqual([429, "TooManyRequests"])
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
  expect((await searchFrom("192.0.2.2")).status).toBe(200)
})

test("searches by the site without a visitor's IP address are not rate-limited", async () => {
  const { search } = await startWithCars({ maxSearches: 1 })

  const statuses = [await search({ index: STOCK }), await search({ index: STOCK })].map(({ status }) => status)

  expect(statuses).toEqual([200, 200])
})

test("a search that exceeds its CPU budget is rejected each time", async () => {
  const { search } = await startWithCars({ budgetMs: 0 })

  const { status, body } = await search({ index: STOCK })
  const again = await search({ index: STOCK })

  expect([status, body.code]).toEqual([503, "TooCostly"])
  expect(body.detail).toBe("It took more than its 0 ms. Ask for fewer facets or rarer words.")
  expect(again.status).toBe(503)
})

test("the health endpoint reports the number and the age of the documents in each index", async () => {
  const { fetch } = await startWithCars()

  const response = await fetch("/healthz")

  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    status: "ok",
    indexes: { [STOCK]: { documents: 3, ageSeconds: expect.any(Number), sequence: 1 } },
  })
})

test("the metrics contain the number of searches, the number of documents and durations, but no search words", async () => {
  const { fetch, search } = await startWithCars()
  await search({ index: STOCK, keyphrase: "hemligt" })
  await search({ index: "stock-nowhere" })

  const text = await (await fetch("/metrics")).text()

  expect(text).toContain(`forecourt_search_seconds_count{index="${STOCK}"} 1`)
  expect(text).toContain('forecourt_search_call_seconds_count{call="search",status="404"} 1')
  expect(text).toContain(`forecourt_search_documents{index="${STOCK}"} 3`)
  expect(text).toMatch(/forecourt_search_quantile_seconds\{index="stock-se-used",quantile="0.99"\} 0\.\d/)
  expect(text).not.toContain("hemligt")
  expect(text).not.toContain("nowhere")
})
