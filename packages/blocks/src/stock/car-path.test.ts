import { expect, test } from "vitest"
import { getCarPath } from "./car-path.ts"

test("the path of a car's page is the page's language prefix followed by the path in the site's dictionary [spec 2 §2.5 car-path]", () => {
  const text = () => "/cars/car"

  expect(getCarPath({ text, homePath: "/" })).toBe("/cars/car")
  expect(getCarPath({ text, homePath: "/en" })).toBe("/en/cars/car")
})
