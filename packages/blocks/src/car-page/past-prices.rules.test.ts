import { expect, test } from "vitest"
import { listPastPrices } from "./past-prices.rules.ts"

const createPastPrice = (value: number, day: string, field = "car_price") => ({ field, value, at: `${day}T08:00:00Z` })
const createPrice = (amount: number, day: string) => ({ amount, since: `${day}T08:00:00Z` })

test("past prices are listed only when the latest past price equals the price on the page", () => {
  const history = [
    createPastPrice(100, "2026-09-01"),
    createPastPrice(90, "2026-11-01"),
    createPastPrice(90, "2026-11-01", "car_campaign_price"),
  ]

  expect(listPastPrices(history, 90)).toEqual([createPrice(100, "2026-09-01"), createPrice(90, "2026-11-01")])
  expect(listPastPrices(history, 72)).toEqual([])
  expect(listPastPrices([], 90)).toEqual([])
})
