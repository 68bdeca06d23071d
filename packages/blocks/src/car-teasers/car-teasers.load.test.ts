import type { Services } from "@forecourt/api-clients/content"
import { expect, test } from "vitest"
import { propsFor, stockInTrouble } from "../../test/load.ts"
import { smallStock } from "../../test/small-stock.ts"
import type { CarTeasers } from "../generated/car-teasers.ts"
import { load } from "./car-teasers.load.ts"

const toSelections = (...ids: readonly string[]) => ids.map((carId) => ({ carId }))

async function loadFor(fields: Partial<CarTeasers>, stock = smallStock()) {
  const services = { stock: { findCars: stock.search } } as unknown as Services
  const { props } = propsFor<CarTeasers>(services, { fields: { limit: 8, ...fields } })
  return { cars: await load(props), requests: stock.requests }
}

test("selected cars are loaded in the editor's order, up to a hundred, and duplicates and missing cars are omitted [spec 2 §2.8 teaser-ids, §7 teaser-queries.ids]", async () => {
  const { cars, requests } = await loadFor({ cars: toSelections("1007", "1002", "1007", "9999") })

  expect(cars?.map(({ car_id }) => car_id)).toEqual(["1007", "1002"])
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ limit: 3, filters: [{ name: "car_id" }, { name: "car_is_sold", exclude: true }] })
  const hundred = await loadFor({ cars: toSelections(...Array.from({ length: 100 }, (_, at) => String(1000 + at))) })
  expect(hundred.cars).toHaveLength(100)
})

test("a block without selected cars loads the first eight cars of the linked list, with the filters and sort order in the link [spec 2 §2.8 teaser-query, §7 teaser-queries.predefined]", async () => {
  const { cars } = await loadFor({ listLink: { value: { href: "/bilar?car_fuel=El&sortName=car_price_desc" } } })

  expect(cars).toHaveLength(8)
  expect(new Set(cars?.map(({ car_fuel }) => car_fuel))).toEqual(new Set(["El"]))
  const prices = (cars ?? []).map(({ car_price }) => Number(car_price))
  expect(prices).toEqual(prices.toSorted((price, other) => other - price))
  expect(Math.max(...prices)).toBeGreaterThan(300_000)
})

test("a link with filters in its path loads the same cars as the list page, up to the block's limit", async () => {
  const { cars } = await loadFor({ listLink: { value: { href: "/kop-bil/alla/-/kia/ev6?page=3" } }, limit: 2 })

  expect(cars?.map(({ car_model }) => car_model)).toEqual(["EV6", "EV6"])
})

test("the loader returns nothing when the search fails, and an empty list when no car is found [spec 2 §8 search-failure.nothing]", async () => {
  const services = { stock: stockInTrouble() } as Services
  const named = propsFor<CarTeasers>(services, { fields: { limit: 8, cars: toSelections("1") } })
  const listed = propsFor<CarTeasers>(services, { fields: { limit: 8, listLink: { value: { href: "/bilar" } } } })

  expect(await load(named.props)).toBeUndefined()
  expect(await load(listed.props)).toBeUndefined()
  expect((await loadFor({ cars: toSelections("9999") })).cars).toEqual([])
})

test("a block with neither selected cars nor a list link sends no request", async () => {
  expect(await loadFor({})).toEqual({ cars: undefined, requests: [] })
})
