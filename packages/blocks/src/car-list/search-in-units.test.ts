import type { StockRequest, StockResponse } from "@forecourt/api-clients/search"
import schema from "@forecourt/schemas/services/search/car.schema.json" with { type: "json" }
import { createIndex } from "@forecourt/search-engine"
import { expect, test } from "vitest"
import { getMarket, toMarketDistance } from "../stock/market.ts"
import { createUnitSearch } from "./search-in-units.ts"

const cars = Array.from({ length: 700 }, (_, km) => ({ car_id: String(km), car_electric_range: km }))
const index = createIndex(schema as Parameters<typeof createIndex>[0], cars, { language: "en" })

interface Range {
  readonly min: number
  readonly max: number
}

function searchAt(siteName: string) {
  const market = getMarket(siteName)
  const search = createUnitSearch(async (request) => index.search(request) as unknown as StockResponse, market)
  const createRequest = (filters: Range[]): StockRequest => ({
    facets: [{ name: "car_electric_range", type: "range", filters }],
    limit: 100,
  })
  return {
    find: (...filters: Range[]) => search(createRequest(filters)),
    toShownValue: (car: Readonly<Record<string, unknown>>) =>
      toMarketDistance(market, Number(car.car_electric_range)).value,
  }
}

test("on a British site, a search for an electric range in miles finds every car with that range on its card and no other car", async () => {
  const { find, toShownValue } = searchAt("uk-automotive")
  for (const miles of [0, 1, 50, 137, 200, 300, 434]) {
    const { content, total_items } = await find({ min: miles, max: miles })
    expect(content.map(toShownValue)).toEqual(content.map(() => miles))
    expect(total_items).toBe(cars.filter((car) => toShownValue(car) === miles).length)
  }
})

test("on a British site, the histogram of electric ranges is in miles and contains all cars", async () => {
  const { facet } = await searchAt("uk-automotive").find()
  const [range] = facet
  expect([range?.min, range?.max]).toEqual([0, 434])
  expect(range?.value.reduce((sum, { count }) => sum + count, 0)).toBe(700)
  expect(range?.value.at(-1)?.from).toBeLessThan(434)
})

test("electric ranges on sites outside Britain remain in kilometres", async () => {
  const { content, facet } = await searchAt("se-used").find({ min: 100, max: 101 })
  expect(content.map(({ car_electric_range: km }) => km)).toEqual([100, 101])
  expect(facet[0]?.max).toBe(699)
})

test("createUnitSearch returns the response of a failed search unchanged", async () => {
  const failure = { content: [], facet: [], total_items: 0, limit: 24, offset: 0 }
  expect(await createUnitSearch(async () => failure, getMarket("uk-automotive"))({ facets: [] })).toBe(failure)
})
