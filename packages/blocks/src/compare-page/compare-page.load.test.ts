import type { Services } from "@forecourt/api-clients/content"
import { createSearchHttp, createStockSearch } from "@forecourt/api-clients/search"
import type { Choices, PageListing } from "@forecourt/renderer"
import { expect, test } from "vitest"
import { propsFor } from "../../test/load.ts"
import { smallStock } from "../../test/small-stock.ts"
import type { ComparePage } from "../generated/compare-page.ts"
import { load } from "./compare-page.load.ts"

async function loadAt(choices: Choices, stock: object = { findCars: smallStock().search }) {
  const { props } = propsFor<ComparePage>({ stock } as unknown as Services, { page: { choices } })
  const listings: PageListing[] = []
  const cars = await load({ ...props, onListing: (item) => void listings.push(item) })
  return { cars, listing: listings[0] }
}

test("the search requests the cars in the URL by their identifiers [spec 2 §7 compare-query]", async () => {
  const { search, requests } = smallStock()
  const { cars } = await loadAt({ car: ["1001", "1000"] }, { findCars: search })

  expect(requests).toEqual([{ filters: [{ name: "car_id", values: ["1001", "1000"] }], limit: 2 }])
  expect(cars).toMatchObject([
    { car_id: "1001", car_brand: "Kia" },
    { car_id: "1000", car_brand: "Volvo" },
  ])
  expect(cars?.[0]).not.toHaveProperty("car_publishdate")
})

test("cars that no longer exist are omitted, and no search is sent for a URL without cars", async () => {
  const { search, requests } = smallStock()

  expect((await loadAt({ car: ["1000", "9"] })).cars?.map(({ car_id }) => car_id)).toEqual(["1000"])
  expect((await loadAt({}, { findCars: search })).cars).toEqual([])
  expect(requests).toEqual([])
})

test("a compare page is noindex when its URL contains cars, and indexable otherwise", async () => {
  expect((await loadAt({ car: ["1000"] })).listing).toEqual({ values: [], isIndexable: false, items: [] })
  expect((await loadAt({})).listing).toBeUndefined()
})

test("the loader returns no cars when the search fails, so that the page can show an error [spec 2 §7 search-failure]", async () => {
  const gone = createStockSearch({
    http: createSearchHttp({ url: "http://127.0.0.1:1", retries: 0 }),
    indexes: { stock: "stock", sites: "sites" },
    report: () => {},
  })

  expect((await loadAt({ car: ["1000"] }, gone)).cars).toBeUndefined()
})
