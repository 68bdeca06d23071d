import type { Car } from "@forecourt/contracts/search"
import { expect, test } from "vitest"
import { comparePrice, getLikeness } from "./compared-price.rules.ts"

/** Returns six cars whose prices fall by 10 per unit of mileage, followed by the given cars. */
const others = (...cars: readonly (readonly [mileage: number, price: number])[]) =>
  [[5000, 150_000], [6000, 140_000], [7000, 130_000], [8000, 120_000], [9000, 110_000], [10_000, 100_000], ...cars].map(
    ([mileage = 0, price = 0]) => ({ mileage, price }),
  )
const createCar = (mileage: number, price: number) => ({ mileage, price })

test.each([
  ["lower than usual by more than eight percent", 119_000, "lower"],
  ["a little lower", 121_000, "usual"],
  ["as usual", 130_000, "usual"],
  ["a little higher", 140_000, "usual"],
  ["higher by more than eight percent", 141_000, "higher"],
] as const)("comparePrice returns the expected label for a price that is %s", (_, price, label) => {
  expect(comparePrice(createCar(7000, price), others())).toEqual({ label, usual: 130_000, cars: 6 })
})

test("the estimated usual price depends on the car's mileage", () => {
  expect(comparePrice(createCar(5000, 150_000), others())).toMatchObject({ label: "usual", usual: 150_000 })
  expect(comparePrice(createCar(10_000, 150_000), others())).toMatchObject({ label: "higher", usual: 100_000 })
})

test("two outliers among eight prices do not change the result of the price comparison", () => {
  const result = comparePrice(createCar(7000, 130_000), others([7200, 1_200_000], [6800, 1]))

  expect(result?.label).toBe("usual")
  expect(result?.cars).toBe(8)
})

test("a price comparison needs at least six other cars with half to twice the mileage of the car", () => {
  expect(comparePrice(createCar(7000, 130_000), others([3400, 1], [14_100, 1]))?.cars).toBe(6)
  expect(comparePrice(createCar(7000, 130_000), others().slice(1))).toBeNull()
  expect(comparePrice(createCar(0, 130_000), others())).toBeNull()
})

test("comparePrice returns null when the prices of the other cars vary too much or the car's price is an outlier", () => {
  const apart = others().map(({ mileage }, index) => ({ mileage, price: index % 2 === 0 ? 100_000 : 200_000 }))

  expect(comparePrice(createCar(7000, 150_000), apart)).toBeNull()
  expect(comparePrice(createCar(7000, 64_000), others())).toBeNull()
  expect(comparePrice(createCar(7000, 261_000), others())).toBeNull()
  expect(comparePrice(createCar(7000, 66_000), others())?.label).toBe("lower")
})

test("the usual price ignores mileage when the compared cars with a higher mileage are more expensive", () => {
  const odd = others().map(({ mileage }) => ({ mileage, price: 100_000 + mileage }))

  expect(comparePrice(createCar(5000, 107_500), odd)?.usual).toBe(107_500)
})

const CAR = {
  car_id: "1",
  slug: "s",
  car_brand: "Volvo",
  car_model: "V60",
  car_fuel: "Diesel",
  car_gearbox: "Automat",
  car_year: 2022,
  car_is_used: true,
  car_firstregistration: "2022-03-01",
  indexed_at: "2026-11-26T12:00:00Z",
} satisfies Car

test("a used car is compared with cars of the same brand, model, fuel and gearbox, at most a year older or newer", () => {
  expect(getLikeness(CAR)).toEqual({
    car_brand: "Volvo",
    car_model: "V60",
    car_fuel: "Diesel",
    car_gearbox: "Automat",
    years: [2021, 2022, 2023],
  })
})

test.each([
  ["a new car", { car_is_used: false }],
  ["a sample", { car_is_sample: true }],
  ["a sold car", { car_is_sold: true }],
  ["a car of five months", { car_year: 2026, car_firstregistration: "2026-06-27" }],
  ["a car of sixteen years", { car_year: 2010, car_firstregistration: "2010-03-01" }],
  ["a car of no known fuel", { car_fuel: "" }],
  ["a car of no known gearbox", { car_gearbox: "" }],
])("%s has no price comparison", (_, changes) => {
  expect(getLikeness({ ...CAR, ...changes })).toBeNull()
})

test("the prices of used cars are compared if the cars are between six months and fifteen years old", () => {
  expect(getLikeness({ ...CAR, car_year: 2026, car_firstregistration: "2026-05-26" })).not.toBeNull()
  expect(getLikeness({ ...CAR, car_year: 2011, car_firstregistration: "2011-03-01" })).not.toBeNull()
})
