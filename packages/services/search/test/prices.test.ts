import { SEARCH_OPERATIONS } from "@forecourt/contracts/search.operations"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, test } from "vitest"
import { carOf, STOCK, startSearch } from "./start-search.ts"

const NOW = Date.parse("2026-11-26T12:00:00Z")
const seeded = (value: number, at: string) => ({ key: "1", field: "car_price", value, at })
const PRICES = [
  seeded(120, "2026-10-01T08:00:00.000Z"),
  seeded(100, "2026-11-01T08:00:00.000Z"),
  seeded(90, "2027-01-01T08:00:00.000Z"),
]
const DOCUMENTS = [carOf(1, { car_price: 100 }), carOf(2)]

function start(settings = {}) {
  const seed = { index: STOCK, kind: "car", language: "sv", documents: DOCUMENTS, prices: PRICES } as const
  return startSearch(settings, { now: () => NOW, seed: () => [seed] })
}

onEachEngine((engine) => {
  test("documents of development come with what they cost before, but not with what they are to cost", async () => {
    const { prices } = await start({ database: await engine.newDatabase() })

    expect((await prices(1)).body).toEqual({ prices: PRICES.slice(0, 2).map(({ key: _, ...price }) => price) })
    expect((await prices(2)).body).toEqual({
      prices: [{ field: "car_price", value: 100_000, at: new Date(NOW).toISOString() }],
    })
  })
})

test("a document that never had a price has none; an index that is not there is refused", async () => {
  const { prices, fetch } = await start()
  const elsewhere = await fetch("/search/stock-no-used/1/prices", { headers: { "x-api-key": "key-of-the-tests" } })

  expect(await prices("no such car")).toMatchObject({ status: 200, body: { prices: [] } })
  expect([elsewhere.status, (await elsewhere.json()).code]).toEqual([404, "IndexUnknown"])
})

test("only sites ask, with their key, by GET, and for one visitor only so often", async () => {
  const { prices, fetch } = await start({ maxSearches: 2 })

  expect(await prices(1, { "x-api-key": "another" })).toMatchObject({ status: 401, body: { code: "ApiKeyWrong" } })
  const put = await fetch(`/search/${STOCK}/1/prices`, { method: "PUT" })
  expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, HEAD"])
  const visitor = { "x-forwarded-for": "192.0.2.1" }
  const asked = [await prices(1, visitor), await prices("x".repeat(201), visitor), await prices(1, visitor)]
  expect(asked.map(({ status, body }) => [status, body.code])).toEqual([
    [200, undefined],
    [400, "BadRequest"],
    [429, "TooMany"],
  ])
})

test("every call of the contract is there", async () => {
  const { fetch } = await start()
  const statuses = await Promise.all(
    SEARCH_OPERATIONS.map(
      async ({ path }) => (await fetch(path.replace(/\{.+?\}/g, "one"), { method: "OPTIONS" })).status,
    ),
  )

  expect(statuses).toEqual(SEARCH_OPERATIONS.map(() => 405))
})
