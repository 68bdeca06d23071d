import type { Car } from "@forecourt/contracts/search"
import { expect, test } from "vitest"
import { demoPrices, demoStock } from "../demo-stock.ts"
import { SITE_NAMES, SITES } from "../market/sites.ts"
import { pricesOf } from "./price-history.ts"

const HISTORIES = SITE_NAMES.flatMap((name) => {
  const cars = demoStock(name, { count: 400 })
  const prices = Map.groupBy(demoPrices(name, cars), ({ key }) => key)
  return cars.map((car) => ({ car, prices: prices.get(car.car_id) ?? [] }))
})
const toPay = ({ prices }: (typeof HISTORIES)[number]) => prices.filter(({ field }) => field === "car_price")

test("a price history ends with the current price and only falls", () => {
  const wrong = HISTORIES.filter((history) => {
    const { car } = history
    const paid = toPay(history)
    if (car.car_is_sample) return paid.length > 0
    const falls = paid.every(({ value, at }, index) => {
      const next = paid[index + 1]
      return next === undefined || (next.value < value && next.at > at)
    })
    const [first] = paid
    return !falls || paid.at(-1)?.value !== car.car_price || Date.parse(first?.at ?? "") !== cameAt(car)
  })

  expect(wrong.slice(0, 3)).toEqual([])
})

test("many cars have earlier prices, and most cars in a campaign do", () => {
  const several = (one: (typeof HISTORIES)[number]) => toPay(one).length > 1
  const inCampaign = HISTORIES.filter(({ car }) => car.car_has_campaign_price)

  expect(HISTORIES.filter(several).length / HISTORIES.length).toBeGreaterThan(0.3)
  expect(inCampaign.filter(several).length / inCampaign.length).toBeGreaterThan(0.9)
})

test("a car that is added during a campaign joins it on the next day, and has a single price when it was added today", () => {
  const car = { car_id: "1", car_retail_price: 200_000, car_campaign_price: 190_000, car_campaigns: [campaign] }
  const joined = pricesOf({ ...car, car_publishdate: "2026-11-20T10:00:00Z" } as Car, SITES["se-used"])
  const today = pricesOf({ ...car, car_publishdate: "2026-11-26T06:00:00Z" } as Car, SITES["se-used"])

  expect(joined.map(({ field, value, at }) => [field, value, at])).toEqual([
    ["car_price", 200_000, "2026-11-20T10:00:00.000Z"],
    ["car_price", 190_000, "2026-11-21T10:00:00.000Z"],
    ["car_campaign_price", 190_000, "2026-11-21T10:00:00.000Z"],
  ])
  expect(today.map(({ field, value }) => [field, value])).toEqual([
    ["car_price", 190_000],
    ["car_campaign_price", 190_000],
  ])
})

const campaign = { title: "Höst", text: "", start: "2026-11-01", end: "2026-11-30" }

function cameAt({ car_publishdate: came = "" }: Car): number {
  return Date.parse(came)
}
