import type { Car, Dealership } from "@forecourt/contracts/search"
import { expect, test } from "vitest"
import { createFinancedCar, readWish } from "./financed-car.select.ts"

const CAR: Car = {
  car_id: "7",
  slug: "2022-volkswagen-id3-7",
  car_brand: "Volkswagen",
  car_model: "ID.3",
  car_regno: "AB72 CDE",
  car_chassino: "0FXAA000000000001",
  car_firstregistration: "2022-09-23",
  car_mileage: 21_480,
  car_price: 17_995,
  car_price_currency: "GBP",
}
const LEEDS: Dealership = { site_id: "UK01", slug: "leeds", site_official_name: "Norrvik Leeds" }

test("a finance request contains the vehicle, the British registration and the dealer's legal name [spec 2 §7 finance-calls.default]", () => {
  expect(createFinancedCar(CAR, { ...LEEDS, site_legal_name: "Norrvik Leeds Ltd" })).toEqual({
    vehicle: {
      Type: "Car",
      SourceVehicleId: "7",
      Vin: "0FXAA000000000001",
      Status: "PreOwned",
      OnTheRoadPrice: 17_995,
      Mileage: 21_480,
      Registration: { RegistrationNumber: "AB72 CDE", CountryCode: "GB", DateRegisteredWithDvla: "2022-09-23" },
    },
    organisation: { Type: "AssociatedDealerKey", Value: "Norrvik Leeds Ltd" },
  })
  expect(createFinancedCar(CAR, LEEDS)?.organisation.Value).toBe("Norrvik Leeds")
})

test("the amount to finance is the campaign price when the car has one", () => {
  const reduced = { car_has_campaign_price: true, car_campaign_price: 16_995 }

  expect(createFinancedCar({ ...CAR, ...reduced }, LEEDS)?.vehicle.OnTheRoadPrice).toBe(16_995)
})

test.each([
  ["a sold car", { car_is_sold: true }],
  ["a sample car", { car_is_sample: true }],
  ["a car with a price in Swedish kronor", { car_price_currency: "SEK" }],
  ["a van with a price without VAT", { car_vehicle_type_code: "LCV" }],
])("no quote is requested for %s", (_, changed) => {
  expect(createFinancedCar({ ...CAR, ...changed }, LEEDS)).toBeNull()
})

test("no quote is requested for a car without a registration number, chassis number, price or dealership", () => {
  for (const name of ["car_regno", "car_chassino", "car_price"] as const) {
    const { [name]: _, ...rest } = CAR
    expect(createFinancedCar(rest, LEEDS), name).toBeNull()
  }
  expect(createFinancedCar(CAR, null)).toBeNull()
})

test("readWish reads the valid values of the finance form from the page's query", () => {
  expect(
    readWish({ financeTerm: ["36"], financeDeposit: ["2000"], financePayment: ["300"], financeBy: ["payment"] }),
  ).toEqual({
    term: 36,
    deposit: 2000,
    payment: 300,
    calculation: "ToCashDeposit",
  })
  expect(readWish({ financeProduct: ["HP"], financeBy: ["deposit"] })).toEqual({ familyKey: "HP" })
  expect(readWish({})).toEqual({})
})

test("readWish reads the amounts about the old car as a visitor types them", () => {
  expect(readWish({ financePartExchange: ["£4,500"], financeSettlement: ["1199.60"] })).toEqual({
    partExchange: 4500,
    settlement: 1200,
  })
  expect(readWish({ financePartExchange: ["4,,5."] })).toEqual({})
})
