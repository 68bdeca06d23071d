import { expect, test } from "vitest"
import { getCarPath } from "./car-path.ts"

test("the path of a car's page is the text in the site's dictionary, prefixed with the page's language [spec 2 §2.5 car-path]", () => {
  const text = () => "/cars/car"

  expect(getCarPath({ text, homePath: "/" })).toBe("/cars/car")
  expect(getCarPath({ text, homePath: "/en" })).toBe("/en/cars/car")
})
