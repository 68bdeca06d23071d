import { expect, test } from "vitest"
import { carPathOf } from "./car-path.ts"

test("pages of cars lie below the path of the dictionary, in the language of the page [spec 2 §2.5 car-path]", () => {
  const text = () => "/cars/car"

  expect(carPathOf({ text, homePath: "/" })).toBe("/cars/car")
  expect(carPathOf({ text, homePath: "/en" })).toBe("/en/cars/car")
})
