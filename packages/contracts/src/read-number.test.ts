import { NumberParser } from "@internationalized/number"
import fc from "fast-check"
import { expect, test } from "vitest"
import { readNumber } from "./read-number.ts"

const LOCALES = ["sv-SE", "nb-NO", "da-DK", "en-GB", "fi-FI", "sk-SK"]
const UNITS = ["kilometer", "mile", "mile-scandinavian", "percent", "month", "year", "liter"]

const style = fc.oneof(
  fc.record({
    style: fc.constant("currency" as const),
    currency: fc.constantFrom("SEK", "NOK", "DKK", "EUR", "GBP"),
    currencyDisplay: fc.constantFrom("symbol", "narrowSymbol", "code"),
  }),
  fc.record({
    style: fc.constant("unit" as const),
    unit: fc.constantFrom(...UNITS),
    unitDisplay: fc.constantFrom("short", "narrow", "long"),
  }),
  fc.record({ style: fc.constant("decimal" as const), useGrouping: fc.boolean() }),
)
const space = fc.constantFrom(" ", "\u00a0", "\u202f", "\u2009", "\u2007")

test.each(LOCALES)(
  "a number formatted for %s is parsed as the same number, regardless of which Unicode space separates the digits",
  (locale) => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e11, max: 1e11 }),
        fc.integer({ min: 0, max: 3 }),
        style,
        fc.constantFrom("auto", "always"),
        space,
        (digits, decimals, options, signDisplay, blank) => {
          const number = digits / 10 ** decimals + 0
          const format = new Intl.NumberFormat(locale, {
            ...options,
            signDisplay,
            minimumFractionDigits: decimals,
            maximumFractionDigits: decimals,
          } as Intl.NumberFormatOptions)
          const text = format.format(number).replace(/\s/g, blank)
          const unit = "unit" in options ? options.unit : undefined

          expect(readNumber(text, locale, { unit })).toBe(number)
        },
      ),
      { numRuns: 300 },
    )
  },
)

test.each(LOCALES)("in the locale %s, numbers are parsed as NumberParser parses them", (locale) => {
  const parser = new NumberParser(locale, { maximumFractionDigits: 20 })
  const odd = fc
    .array(fc.constantFrom("0", "5", "12", "345", "678", ",", ".", " ", "-", "−", "e", "x"), { maxLength: 7 })
    .map((pieces) => pieces.join(""))
  const { group, decimal } = Object.fromEntries(
    new Intl.NumberFormat(locale).formatToParts(12_345.5).map(({ type, value }) => [type, value]),
  )
  // Points and commas of another language, and the dash of a price, are read by rules of our own.
  const isForeign = (text: string) =>
    /[.,][-−]/.test(text) || [...text].some((sign) => /[.,]/.test(sign) && sign !== group && sign !== decimal)
  fc.assert(
    fc.property(odd, (text) => {
      const number = readNumber(text, locale)
      fc.pre(number !== null && !isForeign(text) && text.split(decimal ?? "").length <= 2)
      expect(number).toBe(parser.parse(text.replace("−", "-")) + 0)
    }),
    { numRuns: 300 },
  )
})

test.each([
  "1e5",
  "10k",
  "0x10",
  "2 st à 500",
  "1000 or 2000",
  "1000 2000",
  "10-15",
  "10²",
  "½",
  "12x",
  "x12",
  "10 mil",
  "",
  " ",
  "-",
  "kr",
  ",",
  ".",
  "5-5",
  "--5",
  "1.23.45",
  "12,5,5",
  "149 900 – 169 900",
  "(100)",
  "100-",
  "Infinity",
  "NaN",
  "1_000",
  "1'000",
  "£5 kr",
  "-5 -",
  "- -5",
  "12345678901234567890",
  "1 2 3",
  "٣",
])("%j is not parsed as a number in any locale", (text) => {
  expect(LOCALES.map((locale) => readNumber(text, locale))).toEqual(LOCALES.map(() => null))
})

test.each([
  ["sv-SE", "149 900 kr", 149_900],
  ["sv-SE", "149 900 kronor", 149_900],
  ["sv-SE", "SEK 149 900,00", 149_900],
  ["sv-SE", "149 900:-", 149_900],
  ["sv-SE", "149.900,-", 149_900],
  ["sv-SE", "kr 149 900,–", 149_900],
  ["sv-SE", "149\u2009900", 149_900],
  ["sv-SE", "12.000", 12_000],
  ["sv-SE", "1.5", 1.5],
  ["sv-SE", "0.500", 0.5],
  ["sk-SK", "-00.125", -0.125],
  ["en-GB", "0,500", 500],
  ["sv-SE", "1 krona", 1],
  ["nb-NO", "1 krone", 1],
  ["sk-SK", "5 eurov", 5],
  ["sv-SE", "1,500", 1.5],
  ["sv-SE", "1,234,567", 1_234_567],
  ["sv-SE", "1,234.56", 1234.56],
  ["sv-SE", "1,234.567", null],
  ["sv-SE", "000150 000", 150_000],
  ["sv-SE", "15 0000", 150_000],
  ["sv-SE", "15 00", 1500],
  ["da-DK", "12.000", 12_000],
  ["da-DK", "kr. 149.900,50", 149_900.5],
  ["da-DK", "1.5", null],
  ["nb-NO", "kr 12 000", 12_000],
  ["nb-NO", "−12 000 kr", -12_000],
  ["fi-FI", "12 000 €", 12_000],
  ["fi-FI", "12 000 euroa", 12_000],
  ["sk-SK", "12 000 eur", 12_000],
  ["en-GB", "£12,000.50", 12_000.5],
  ["en-GB", "-£12,000", -12_000],
  ["en-GB", "£-12,000", -12_000],
  ["en-GB", "12,000 pounds", 12_000],
  ["en-GB", "12.000", 12],
  ["en-GB", "1.234.567", 1_234_567],
  ["en-GB", "1,5", null],
  ["en-GB", "15,00", null],
  ["en-GB", "15,0000", 150_000],
  ["en-GB", "1500,000", 1_500_000],
  ["en-GB", "1500,0000", null],
  ["da-DK", "15.0000", 150_000],
  ["en-GB", "1.234,50", null],
  ["en-GB", "12,34,567", null],
  ["en-IN", "12,34,567", 1_234_567],
])("in the locale %s, the text %j is parsed as %j", (locale, text, number) => {
  expect(readNumber(text, locale)).toBe(number)
})

test.each([
  ["sv-SE", "150 tkr", 150_000],
  ["sv-SE", "1,5 tkr", 1500],
  ["en-GB", "£12.5k", 12_500],
  ["en-GB", "10K", 10_000],
  ["sv-SE", "150k kr", 150_000],
  ["en-GB", "10kk", null],
])("with `allowsThousands` in the locale %s, the text %j is parsed as %j", (locale, text, number) => {
  expect(readNumber(text, locale, { allowsThousands: true })).toBe(number)
})

test.each(["0", "+0", "000", "0.0", ".0", "-0", "-0.0"])("%j is parsed as positive zero", (text) => {
  expect(readNumber(text, "en-GB")).toBe(0)
})
