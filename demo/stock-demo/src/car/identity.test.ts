import { expect, test } from "vitest"
import { demoStock } from "../demo-stock.ts"
import { SITE_NAMES, type SiteName } from "../market/sites.ts"
import { checkDigit } from "./identity.ts"

const plates = (name: SiteName): readonly string[] =>
  demoStock(name, { count: 150 }).flatMap(({ car_regno }) => car_regno ?? [])

test.each([
  ["1M8GDM9AXKP042788", "X"],
  ["11111111111111111", "1"],
  ["5GZCZ43D13S812715", "1"],
])("%s has the check digit %s", (vin, digit) => {
  expect(checkDigit(vin)).toBe(digit)
})

test("the check digit detects one wrong character", () => {
  expect(checkDigit("1M8GDM9AXKP042789")).not.toBe("X")
})

const FORMS: Readonly<Record<SiteName, RegExp>> = {
  "se-automotive": /^Q[A-Z]{2} \d{3}$/,
  "se-used": /^Q[A-Z]{2} \d{3}$/,
  "no-automotive": /^Q[A-Z] [1-9]\d{4}$/,
  "uk-automotive": /^Q[A-Z]\d{2} [A-Z]{3}$/,
  "fi-used": /^Q[A-Z]{2}-0\d{2}$/,
  "sk-used": /^Q[A-Z]\d{3}[A-Z]{2}$/,
}

test.each(SITE_NAMES)("plates of %s have the format of the country, in a series that is not issued", (name) => {
  const all = plates(name)

  expect(all.length).toBeGreaterThan(100)
  expect(all.filter((plate) => !FORMS[name].test(plate))).toEqual([])
})

test("a British plate contains the time of the first registration", () => {
  const cars = demoStock("uk-automotive", { count: 150 }).filter(({ car_regno }) => car_regno !== undefined)
  const halfYear = (day = ""): number => {
    const [year, month] = [Number(day.slice(2, 4)), Number(day.slice(5, 7))]
    return month >= 3 && month <= 8 ? year : month >= 9 ? year + 50 : year + 49
  }

  expect(cars.filter((car) => Number(car.car_regno?.slice(2, 4)) !== halfYear(car.car_firstregistration))).toEqual([])
})
