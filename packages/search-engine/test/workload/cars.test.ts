import { parseCar } from "@forecourt/contracts/search"
import { describe, expect, it } from "vitest"
import { createCars } from "./cars.ts"

const STOCK = createCars(20_000, 7)

const distinct = (of: (car: (typeof STOCK)[number]) => unknown) => new Set(STOCK.map(of)).size
const share = (has: (car: (typeof STOCK)[number]) => unknown) => STOCK.filter(has).length / STOCK.length

describe("generated cars", () => {
  it("generated cars are identical for the same seed and different for another seed", () => {
    expect(createCars(200, 3)).toEqual(createCars(200, 3))
    expect(createCars(200, 3)).not.toEqual(createCars(200, 4))
    expect(createCars(300, 3).slice(0, 200)).toEqual(createCars(200, 3))
  })

  it("generated cars match the contract and have distinct identifiers", () => {
    for (const car of STOCK.slice(0, 500)) expect(parseCar(car)).toEqual(car)
    expect(distinct(({ car_id }) => car_id)).toBe(20_000)
  })

  it("generated cars have as many distinct values as real stock data, with frequent and rare brands", () => {
    expect(distinct(({ car_brand }) => car_brand)).toBe(60)
    expect(distinct(({ car_body }) => car_body)).toBe(10)
    expect(distinct(({ car_fuel }) => car_fuel)).toBe(7)
    expect(distinct(({ car_color }) => car_color)).toBe(14)
    expect(distinct(({ car_site_region }) => car_site_region)).toBe(21)
    expect(distinct(({ car_year }) => car_year)).toBe(21)
    expect(share(({ car_brand }) => car_brand === "Volvo")).toBeGreaterThan(0.15)
    expect(share(({ car_brand }) => car_brand === "Alpine")).toBeLessThan(0.01)
  })

  it("each model of the generated cars belongs to one brand", () => {
    const brands = new Map<string, string>()
    for (const { car_model, car_brand } of STOCK) {
      expect(brands.get(car_model) ?? car_brand).toBe(car_brand)
      brands.set(car_model, car_brand)
    }
    expect(brands.size).toBeGreaterThan(580)
  })

  it("generated cars include missing numbers and outliers", () => {
    expect(share(({ car_price }) => car_price === undefined)).toBeCloseTo(0.02, 2)
    expect(share(({ car_campaign_price }) => car_campaign_price !== undefined)).toBeCloseTo(0.15, 1)
    expect(share(({ car_mileage }) => car_mileage === undefined)).toBeGreaterThan(0.05)
    expect(share(({ car_price = 0 }) => car_price >= 1_200_000)).toBeGreaterThan(0)
    expect(share(({ car_price }) => car_price === 0)).toBeGreaterThan(0)
  })

  it("each generated car has ten different equipment items", () => {
    for (const { car_equipment } of STOCK.slice(0, 500)) expect(new Set(car_equipment).size).toBe(10)
  })
})
