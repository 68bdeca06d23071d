import { expect, test } from "vitest"
import { getCurrentPrice } from "../car-document.ts"
import { findSaved } from "./keep-cars.ts"

const VAN = {
  car_id: "1",
  slug: "van",
  car_vehicle_type_code: "LCV",
  car_vat_eligible: false,
  car_price: 250_000,
  car_retail_price: 250_000,
  car_retail_price_exkl_vat: 200_000,
}

test("a van under the margin scheme has the same price in the list of saved cars as on its card [spec 2 §9 prices.lcv]", async () => {
  const [car] = await findSaved(["1"], async ({ fields = [] }) => ({
    total_items: 1,
    facet: [],
    limit: 1,
    offset: 0,
    content: [Object.fromEntries(Object.entries(VAN).filter(([name]) => fields.includes(name)))],
  }))

  expect(getCurrentPrice(car ?? {})).toBe(250_000)
})
