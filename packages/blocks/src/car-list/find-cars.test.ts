import type { StockRequest, StockResponse } from "@forecourt/api-clients/search"
import { EMPTY_QUERY } from "@forecourt/filters-machine"
import { expect, test } from "vitest"
import { findCars } from "./find-cars.ts"

function openStock(count: number, change: (ids: string[]) => void) {
  const ids = Array.from({ length: count }, (_, index) => `c${index}`)
  const requests: StockRequest[] = []
  const search = async (request: StockRequest): Promise<StockResponse> => {
    requests.push(request)
    const { limit = 24, offset = 0 } = request
    const content = ids.slice(offset, offset + limit).map((car_id) => ({ car_id }))
    const response = { content, facet: [], total_items: ids.length, limit, offset }
    if (requests.length === 1) change(ids)
    return response
  }
  return { ids, requests, search }
}

async function findIds(page: number, { search }: ReturnType<typeof openStock>) {
  const cars = await findCars({ ...EMPTY_QUERY, page }, { search, filters: [] })
  return { ids: cars?.items.map(({ car_id }) => car_id), total: cars?.total }
}

test.each([
  ["a car is added in front", (ids: string[]) => void ids.unshift("new")],
  ["a car is sold", (ids: string[]) => void ids.splice(10, 1)],
  ["a car is added and another is sold", (ids: string[]) => void [ids.unshift("new"), ids.splice(150, 1)]],
  ["ten cars are sold", (ids: string[]) => void ids.splice(0, 10)],
])("when %s between two searches, the page lists each car in stock exactly once", async (_, change) => {
  const long = openStock(400, change)
  const short = openStock(180, change)

  expect(await findIds(3, long)).toEqual({ ids: long.ids.slice(0, 192), total: long.ids.length })
  expect(await findIds(3, short)).toEqual({ ids: short.ids, total: short.ids.length })
  expect(long.requests.length).toBeLessThanOrEqual(5)
})

test("the loader stops after at most five searches when every search returns the same cars", async () => {
  const { requests, search } = openStock(400, () => {})
  const searchFirstPage = async (request: StockRequest) => search({ ...request, offset: 0, limit: 48 })

  const cars = await findCars({ ...EMPTY_QUERY, page: 1 }, { search: searchFirstPage, filters: [] })

  expect(cars?.items).toHaveLength(48)
  expect(requests.length).toBeLessThanOrEqual(5)
})

test("a car that the search returns twice is listed once, and another car fills the page", async () => {
  const { search } = openStock(100, () => {})
  const findDoubled = async (request: StockRequest) => {
    const response = await search(request)
    const [car, ...others] = response.content
    return request.offset === 0 && car ? { ...response, content: [car, car, ...others.slice(0, -1)] } : response
  }

  const cars = await findCars(EMPTY_QUERY, { search: findDoubled, filters: [] })

  expect(new Set(cars?.items.map(({ car_id }) => car_id)).size).toBe(48)
})
