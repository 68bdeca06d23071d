import fc from "fast-check"
import { expect, test } from "vitest"
import { clampNumber, decimalsOf, numberFormat, numberOfKey, readNumber, stepped } from "./number-field-core.ts"

const limits = { min: 0, max: 100, step: 5, decimals: 0 }

test("numbers are read as people write and paste them, whatever space parts the thousands", () => {
  const texts = ["150 000", "150\u00a0000", "150\u202f000", "150.000", "150000 kr", "SEK 150 000,00", "000150000"]

  expect(texts.map((text) => readNumber(text, ","))).toEqual(texts.map(() => 150_000))
})

test("in a language with a decimal point thousands are parted by a comma", () => {
  expect(["150,000", "£150,000.00", "1,234,567"].map((text) => readNumber(text, "."))).toEqual([
    150_000, 150_000, 1_234_567,
  ])
  expect(readNumber("1,5", ".")).toBe(1.5)
  expect(readNumber("1.5", ",")).toBe(1.5)
  expect(readNumber("1,500", ",")).toBe(1.5)
})

test("every minus is one, and what is no number is none", () => {
  expect(["-5", "−5", "–5", "--5", "-,5"].map((text) => readNumber(text, ","))).toEqual([-5, -5, -5, -5, -0.5])
  const texts = ["", "-", "kr", "5-5", ",", "1.23.45", "12,5,5", "149 900 – 169 900"]
  expect(texts.map((text) => readNumber(text, ","))).toEqual(texts.map(() => null))
})

test("prices are read as they are advertised", () => {
  const texts = ["149 900:-", "149 900 :-", "149.900,-", "kr. 149.900", "149.900,00 kr.", "kr 149 900,–"]

  expect(texts.map((text) => readNumber(text, ","))).toEqual(texts.map(() => 149_900))
})

test("a point or comma that comes more than once parts thousands, also where it is the decimal sign", () => {
  expect(["1.234.567", "1,234,567", "12,34,567"].map((text) => readNumber(text, ","))).toEqual([
    1_234_567, 1_234_567, 1_234_567,
  ])
  expect(["1.234.567", "1,234,567.5"].map((text) => readNumber(text, "."))).toEqual([1_234_567, 1_234_567.5])
})

test("however nought is written, it is nought, without a minus", () => {
  const texts = ["0", "+0", "000", "0.0", ".0", "0.00", "-0", "-0.0"]

  for (const text of texts) expect(clampNumber(readNumber(text, ".") ?? 1, { step: 1, decimals: 2 })).toBe(0)
})

test("a number has as many decimals as its step", () => {
  expect([1, 1000, 0.5, 0.25].map(decimalsOf)).toEqual([0, 0, 1, 2])
})

test("what a number is of is written as the language does", () => {
  const write = (locale: string, signs: object, decimals = 0) =>
    numberFormat(locale, decimals, signs).format(1234.5).replace(/\s/g, " ")

  expect(write("sv-SE", { currency: "SEK" }, 2)).toBe("1 234,50 kr")
  expect(write("en-GB", { currency: "GBP" })).toBe("£1,235")
  expect(write("fi-FI", { unit: "kilometer" }, 2)).toBe("1 234,5 km")
  expect(write("sv-SE", { unit: "percent" }, 1)).toBe("1 234,5 %")
})

test("arrows go by a step, Page Up and Page Down by ten, Home and End to the limits", () => {
  const keys = ["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", "ArrowLeft", "5"]

  expect(keys.map((key) => numberOfKey(key, 50, limits))).toEqual([55, 45, 100, 0, 0, 100, null, null])
  expect(numberOfKey("End", 50, { ...limits, max: undefined })).toBeNull()
})

test("from nothing a step leads to the nearest end, or to nought", () => {
  expect([stepped(null, 1, limits), stepped(null, -1, limits)]).toEqual([0, 100])
  expect(stepped(null, 1, { step: 1, decimals: 0 })).toBe(0)
})

test("what is written by the language's rules is read as it was, with its currency or unit", () => {
  const signs = fc.constantFrom(
    {},
    ...["SEK", "NOK", "DKK", "EUR", "GBP"].map((currency) => ({ currency })),
    ...["kilometer", "mile-scandinavian", "percent", "month", "year", "liter"].map((unit) => ({ unit })),
  )
  for (const locale of ["sv-SE", "nb-NO", "da-DK", "fi-FI", "sk-SK", "en-GB"]) {
    const sign = numberFormat(locale, 1, {})
      .formatToParts(1.5)
      .find(({ type }) => type === "decimal")?.value
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), signs, (hundredths, of) => {
        const written = numberFormat(locale, 2, of).format(hundredths / 100)

        expect(readNumber(written, sign ?? ".")).toBe(hundredths / 100)
      }),
    )
  }
})

test("whatever comes, the number is inside the limits", () => {
  fc.assert(
    fc.property(fc.double(), fc.integer({ min: -3, max: 3 }), (value, steps) => {
      for (const one of [clampNumber(value, limits), stepped(clampNumber(value, limits), steps, limits)]) {
        expect(one >= 0 && one <= 100 && Number.isInteger(one)).toBe(true)
      }
    }),
  )
})
