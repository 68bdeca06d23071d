import { expect, test } from "vitest"
import { readNetPrice, readPrice } from "./car-price.ts"

const VAN = {
  car_vehicle_type_code: "LCV",
  car_price: 350_000,
  car_has_campaign_price: true,
  car_retail_price: 375_000,
  car_retail_price_exkl_vat: 300_000,
  car_campaign_price: 350_000,
  car_campaign_price_exkl_vat: 280_000,
}

test("the price of a light commercial vehicle excludes VAT, and the price of any other vehicle includes VAT [spec 2 §2.5 car-vat, §9 prices.lcv, §3 car.car_vehicle_type_code car.car_retail_price_exkl_vat car.car_campaign_price_exkl_vat]", () => {
  expect(readPrice(VAN)).toEqual({ price: 300_000, campaignPrice: 280_000, lowestPrice: null, isWithoutVat: true })
  expect(readPrice({ ...VAN, car_vehicle_type_code: "PC" })).toEqual({
    price: 375_000,
    campaignPrice: 350_000,
    lowestPrice: null,
    isWithoutVat: false,
  })
})

test("a campaign price that is not below the regular price is ignored [spec 2 §2.5 car-price.campaign, §3 car.car_price]", () => {
  expect(readPrice({ ...VAN, car_campaign_price_exkl_vat: 300_000 }).campaignPrice).toBeNull()
  expect(readPrice({ ...VAN, car_has_campaign_price: false }).campaignPrice).toBeNull()
  expect(readPrice({ car_price: 10 }).price).toBe(10)
  expect(readPrice({ car_price: 0, car_retail_price: Number.NaN }).price).toBeNull()
})

test("VAT is not deducted from the price of a light commercial vehicle sold under the margin scheme [spec 2 §9 prices.lcv, §3 car.car_vat_eligible]", () => {
  const margin = { car_vehicle_type_code: "LCV", car_vat_eligible: false, car_retail_price: 200_000 }

  expect(readPrice(margin)).toEqual({ price: 200_000, campaignPrice: null, lowestPrice: null, isWithoutVat: false })
})

test("an implausibly high price is read as null", () => {
  expect(readPrice({ car_price: 1e308 }).price).toBeNull()
})

test("readNetPrice returns the lower of the campaign price and the retail price without VAT [spec 2 §9 prices.company]", () => {
  expect(readNetPrice(VAN)).toBe(280_000)
  expect(readNetPrice({ ...VAN, car_has_campaign_price: false })).toBe(300_000)
  expect(readNetPrice({ ...VAN, car_campaign_price_exkl_vat: 310_000 })).toBe(300_000)
  expect(readNetPrice({ ...VAN, car_campaign_price_exkl_vat: undefined })).toBeNull()
  expect(readNetPrice({ car_price: 10 })).toBeNull()
})

test("a campaign price is ignored unless it is below the lowest price of the previous thirty days [spec 2 §2.5 car-price.campaign]", () => {
  const car = {
    car_has_campaign_price: true,
    car_retail_price: 202_900,
    car_price: 192_900,
    car_campaign_price: 192_900,
  }

  expect(readPrice({ ...car, car_lowest_price: 182_900 })).toMatchObject({ price: 192_900, campaignPrice: null })
  expect(readPrice({ ...car, car_lowest_price: 192_900 })).toMatchObject({ price: 192_900, campaignPrice: null })
  expect(readPrice({ ...car, car_lowest_price: 199_900 })).toMatchObject({
    price: 202_900,
    campaignPrice: 192_900,
    lowestPrice: 199_900,
  })
})

test("the lowest price of the previous thirty days is ignored if it includes VAT and the current price does not", () => {
  expect(readPrice({ ...VAN, car_lowest_price: 340_000 })).toMatchObject({ campaignPrice: 280_000, lowestPrice: null })
})
