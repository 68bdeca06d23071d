import { EMPTY_QUERY } from "@forecourt/filters-machine"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { formatList, getCardsId, getDataId } from "./list-page.ts"
import { createListPages } from "./list-pages.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const DATA = formatList({
  query: EMPTY_QUERY,
  cars: [],
  found: { firstPage: 0, shown: 0, hasMore: false, facets: [], total: 7 },
})
const PAGE = `<script id="${getDataId("a")}" type="application/json">${DATA}</script><ul id="${getCardsId("a")}"></ul>`

function createSite(responses: readonly Response[]) {
  const addresses: string[] = []
  const queue = [...responses]
  vi.stubGlobal("fetch", async (address: string) => {
    addresses.push(address)
    return queue.shift() ?? new Response(PAGE)
  })
  return addresses
}

test("a list is cached for a minute [spec 2 §7 search-cache]", async () => {
  const addresses = createSite([])
  const pages = createListPages("a")

  const page = await pages.find("/cars")
  vi.advanceTimersByTime(59_999)
  pages.remember("/cars", page)
  expect((await pages.find("/cars")).found.total).toBe(7)
  expect(addresses).toEqual(["/cars"])

  vi.advanceTimersByTime(1)
  await pages.find("/cars")
  expect(addresses).toEqual(["/cars", "/cars"])
})

test("a failed request and a page without a list throw an error and are not cached", async () => {
  createSite([new Response("", { status: 429 }), new Response("<p>")])
  const pages = createListPages("a")

  await expect(pages.find("/cars")).rejects.toThrow("car-list: /cars responded with 429. Try again.")
  await expect(pages.find("/cars")).rejects.toThrow("car-list: the page at /cars contains no list. Try again.")
  expect((await pages.find("/cars")).found.total).toBe(7)
})
