import { expect, test } from "vitest"
import found from "../../../../schemas/blocks/car-page/data/default.json" with { type: "json" }
import { getMarket } from "../stock/market.ts"
import { toCardData } from "./car-list.rules.ts"

const { car } = found

test("the data for the cards contains the monthly costs instead of the offers, and only the originals of pictures", () => {
  const results = { items: [car], total: 1, facets: [], firstPage: 0, hasMore: false }
  const { items, costs } = toCardData(results, { market: getMarket("se-used"), monthly: "loan" })

  expect(costs).toEqual([{ kind: "loan", amount: car.car_loan_monthly_cost, effectivePercent: expect.any(Number) }])
  expect(Object.keys(items[0] ?? {}).filter((name) => name.includes("loan"))).toEqual([])
  expect(items[0]?.car_images).toEqual(car.car_images.map(({ original }) => ({ original })))
})
