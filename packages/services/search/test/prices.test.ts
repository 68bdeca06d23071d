import { SEARCH_OPERATIONS } from "@forecourt/contracts/search.operations"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, test } from "vitest"
import { createCar, STOCK, startSearch } from "./start-search.ts"

const NOW = Date.parse("2026-11-26T12:00:00Z")
const seedCars = (value: number, at: string) => ({ key: "1", field: "car_price", value, at })
const PRICES = [
  seedCars(120, "2026-10-01T08:00:00.000Z"),
  seedCars(100, "2026-11-01T08:00:00.000Z"),
  seedCars(90, "2027-01-01T08:00:00.000Z"),
]
const DOCUMENTS = [createCar(1, { car_price: 100 }), createCar(2)]

function start(settings = {}, now = () => NOW) {
  const seed = { index: STOCK, kind: "car", language: "sv", documents: DOCUMENTS, prices: PRICES } as const
  return startSearch(settings, { now, seed: () => [seed] })
}

onEachEngine((engine) => {
  test("the price history of a car in the development data contains past prices but no future prices", async () => {
    const { prices } = await start({ database: await engine.newDatabase() })

    expect((await prices(1)).body).toEqual({ prices: PRICES.slice(0, 2).map(({ key: _, ...price }) => price) })
    expect((await prices(2)).body).toEqual({
      prices: [{ field: "car_price", value: 100_000, at: new Date(NOW).toISOString() }],
    })
  })
})

test("a car in a search result has the lowest price of the thirty days before its last price change, unless that price equals the current price", async () => {
  let now = NOW
  const { search, write } = await start({}, () => now)
  const find = async (fields?: readonly string[]) => {
    const { body } = await search({ index: STOCK, sort_name: "car_price_asc", ...(fields && { fields }) })
    return (body as { content: readonly Record<string, unknown>[] }).content.map((car) => car.car_lowest_price)
  }

  expect(await find()).toEqual([120, undefined])
  expect(await find(["car_id", "car_lowest_price"])).toEqual([120, undefined])
  now += 86_400_000
  expect(await write("PATCH", `/indexes/${STOCK}/documents/2`, { car_price: 110_000 })).toMatchObject({ status: 200 })
  expect(await find(["car_id", "car_lowest_price"])).toEqual([120, 100_000])
})

test("the price history of a document without prices is empty, and the price history in an unknown index returns 404", async () => {
  const { prices, fetch } = await start()
  const elsewhere = await fetch("/search/stock-no-used/1/prices", { headers: { "x-api-key": "key-of-the-tests" } })

  expect(await prices("no such car")).toMatchObject({ status: 200, body: { prices: [] } })
  expect([elsewhere.status, (await elsewhere.json()).code]).toEqual([404, "IndexUnknown"])
})

test("a request for prices requires the site's key and the GET method, and is rate-limited per visitor", async () => {
  const { prices, fetch } = await start({ maxSearches: 2 })

  expect(await prices(1, { "x-api-key": "another" })).toMatchObject({ status: 401, body: { code: "ApiKeyWrong" } })
  const put = await fetch(`/search/${STOCK}/1/prices`, { method: "PUT", headers: { "x-api-key": "key-of-the-tests" } })
  expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, HEAD"])
  const visitor = { "x-forwarded-for": "192.0.2.1" }
  const responses = [await prices(1, visitor), await prices("x".repeat(201), visitor), await prices(1, visitor)]
  expect(responses.map(({ status, body }) => [status, body.code])).toEqual([
    [200, undefined],
    [400, "BadRequest"],
    [429, "TooManyRequests"],
  ])
})

test("every call of the contract has a handler", async () => {
  const { fetch } = await start()
  const headers = { "x-api-key": "key-of-the-tests" }
  const statuses = await Promise.all(
    SEARCH_OPERATIONS.map(
      async ({ path }) => (await fetch(path.replace(/\{.+?\}/g, "one"), { method: "OPTIONS", headers })).status,
    ),
  )

  expect(statuses).toEqual(SEARCH_OPERATIONS.map(() => 405))
})
