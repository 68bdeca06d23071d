import type { Services } from "@forecourt/api-clients/content"
import { createEmptyResponse, type StockRequest } from "@forecourt/api-clients/search"
import { expect, test } from "vitest"
import { NO_STOCK, propsFor, stockInTrouble } from "../../test/load.ts"
import type { CarsOfTheWeek } from "../generated/cars-of-the-week.ts"
import { CARD_FIELDS } from "../stock/card-fields.ts"
import { load } from "./cars-of-the-week.load.ts"

test("the search requests only the cars of the week and only the fields that a card uses [spec 2 §7 week-query, §3 car.caroftheweek]", async () => {
  const requests: StockRequest[] = []
  const findCars: Services["stock"]["findCars"] = async (request) => {
    requests.push(request)
    return { ...createEmptyResponse(request), content: [{ car_id: "7" }], total_items: 1 }
  }
  const services = { stock: { ...NO_STOCK, findCars } } as Services

  expect(await load(propsFor<CarsOfTheWeek>(services, {}).props)).toEqual([{ car_id: "7" }])
  expect(requests).toEqual([
    { filters: [{ name: "caroftheweek", values: [true] }], fields: [...CARD_FIELDS], limit: 24 },
  ])
  expect(CARD_FIELDS).not.toContain("car_description")
})

test("the loader returns nothing when the search fails [spec 2 §8 search-failure.nothing]", async () => {
  const services = { stock: stockInTrouble() } as Services

  expect(await load(propsFor<CarsOfTheWeek>(services, {}).props)).toBeUndefined()
})
