import { readNumber } from "@forecourt/contracts/read-number"
import fc from "fast-check"
import { expect, test } from "vitest"
import { countDecimals } from "../slider/decimals.ts"
import { clampNumber, createNumberFormat, getKeyNumber, getNextStep, type NumberSigns } from "./number-field-core.ts"

const limits = { min: 0, max: 100, step: 5, decimals: 0 }

test("a number field uses as many decimals as its step has", () => {
  expect([1, 1000, 0.5, 0.25, 1e-7, 1.5e-7, 1e21].map(countDecimals)).toEqual([0, 0, 1, 2, 7, 8, 0])
  expect(getNextStep(0, 3, { step: 1e-7, decimals: countDecimals(1e-7) })).toBe(3e-7)
})

test("a number is rounded correctly to the given number of decimals, despite floating-point errors", () => {
  const round = (value: number) => clampNumber(value, { step: 1, decimals: 2 })

  expect([1.005, -1.005, 8.345, 1e21, 1e-7, -1e-7].map(round)).toEqual([1.01, -1.01, 8.35, 1e21, 0, 0])
})

test("a currency or unit is formatted according to the locale", () => {
  const write = (locale: string, signs: object, decimals = 0) =>
    createNumberFormat(locale, decimals, signs).format(1234.5).replace(/\s/g, " ")

  expect(write("sv-SE", { currency: "SEK" }, 2)).toBe("1 234,50 kr")
  expect(write("en-GB", { currency: "GBP" })).toBe("£1,235")
  expect(write("fi-FI", { unit: "kilometer" }, 2)).toBe("1 234,5 km")
  expect(write("sv-SE", { unit: "percent" }, 1)).toBe("1 234,5 %")
})

test("when the limits have more decimals than the field, numbers are rounded towards the inside of the limits", () => {
  const whole = { min: 2.4, max: 7.5, step: 1, decimals: 0 }

  expect([-1, 2, 7.4, 9, Number.NaN].map((value) => clampNumber(value, whole))).toEqual([3, 3, 7, 7, 3])
  expect(getKeyNumber("Home", 5, whole)).toBe(3)
  expect(getKeyNumber("End", 5, whole)).toBe(7)
  expect(getNextStep(null, 1, whole)).toBe(3)
})

test("arrow keys move by one step, Page Up and Page Down by ten steps, and Home and End to the minimum and the maximum", () => {
  const keys = ["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", "ArrowLeft", "5"]

  expect(keys.map((key) => getKeyNumber(key, 50, limits))).toEqual([55, 45, 100, 0, 0, 100, null, null])
  expect(getKeyNumber("End", 50, { ...limits, max: undefined })).toBeNull()
})

test("in an empty number field, stepping up sets the minimum, or 0 if there is no minimum, and stepping down sets the maximum", () => {
  expect([getNextStep(null, 1, limits), getNextStep(null, -1, limits)]).toEqual([0, 100])
  expect(getNextStep(null, 1, { step: 1, decimals: 0 })).toBe(0)
})

test("a formatted number is parsed as the same number, even with a currency or unit", () => {
  const signs = fc.constantFrom<NumberSigns>(
    {},
    ...["SEK", "NOK", "DKK", "EUR", "GBP"].map((currency) => ({ currency })),
    ...["kilometer", "mile-scandinavian", "percent", "month", "year", "liter"].map((unit) => ({ unit })),
  )
  for (const locale of ["sv-SE", "nb-NO", "da-DK", "fi-FI", "sk-SK", "en-GB"]) {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), signs, (hundredths, of) => {
        const written = createNumberFormat(locale, 2, of).format(hundredths / 100)

        expect(readNumber(written, locale, { unit: of.unit })).toBe(hundredths / 100 + 0)
      }),
    )
  }
})

test("stepping and typing never lead to a number outside the limits", () => {
  fc.assert(
    fc.property(fc.double(), fc.integer({ min: -3, max: 3 }), (value, steps) => {
      for (const item of [clampNumber(value, limits), getNextStep(clampNumber(value, limits), steps, limits)]) {
        expect(item >= 0 && item <= 100 && Number.isInteger(item)).toBe(true)
      }
    }),
  )
})
