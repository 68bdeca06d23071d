import { createEmptyResponse, type StockRequest, type StockSearch } from "@forecourt/api-clients/search"
import { expect, test } from "vitest"
import { findAround } from "../car-page/find-car.ts"

const CAR = {
  car_id: "7",
  slug: "2025-volvo-ex30-7",
  car_brand: "Volvo",
  car_model: "EX30",
  car_body: "SUV",
  car_fuel: "El",
  car_site_id: "SE-1",
  car_site_region: "Skåne",
}

function openStock() {
  const cars: StockRequest[] = []
  const dealerships: StockRequest[] = []
  const stock: StockSearch = {
    findCars: async (request) => {
      cars.push(request)
      return createEmptyResponse(request)
    },
    findDealerships: async (request) => {
      dealerships.push(request)
      return createEmptyResponse(request)
    },
    findPrices: async () => ({ prices: [] }),
  }
  return { cars, dealerships, options: { stock, signal: new AbortController().signal } }
}

test("the dealership of a car is requested by identifier, and similar cars are requested by the car's region [spec 2 §7 car-site-query, §3 car.car_site_id car.car_site_region]", async () => {
  const { cars, dealerships, options } = openStock()

  await findAround(CAR, options)

  expect(dealerships).toEqual([{ filters: [{ name: "site_id", values: ["SE-1"] }], limit: 1 }])
  expect(cars[0]?.filters).toContainEqual({ name: "car_site_region", values: ["Skåne"] })
})

test("the page of an example listing of a new car lists the dealerships that sell the car's brand [spec 2 §3 dealership.site_brands]", async () => {
  const { dealerships, options } = openStock()

  await findAround({ ...CAR, car_is_sample: true }, options)

  expect(dealerships.flatMap(({ filters = [] }) => filters)).toContainEqual({ name: "site_brands", values: ["Volvo"] })
})
