import { expect, test } from "vitest"
import { addReference, getStep, getValueTowards } from "./finance-quote.rules.ts"

const MILES = { Default: 10_000, Min: 5000, Max: 20_000, Values: [5000, 6000, 8000, 10_000, 12_000, 15_000, 20_000] }
const POUNDS = { Default: 1900, Min: 0, Max: 6648 }

test("a slider's step is the gap between the listed values, or the default step if fewer than two values are listed", () => {
  expect(getStep(MILES, 1)).toBe(1000)
  expect(getStep({ Default: 48, Min: 24, Max: 48, Values: [24, 36, 48] }, 1)).toBe(12)
  expect(getStep({ Default: 48, Min: 48, Max: 48, Values: [48] }, 1)).toBe(1)
  expect(getStep(POUNDS, 10)).toBe(10)
})

test.each([
  [10_000, 11_000, 12_000],
  [10_000, 9000, 8000],
  [15_000, 16_000, 20_000],
  [10_000, 10_000, 10_000],
  [5000, 4000, 5000],
  [20_000, 21_000, 20_000],
])("moving the slider from %i towards %i miles selects the listed value %i", (from, wanted, value) => {
  expect(getValueTowards(MILES, from, wanted)).toBe(value)
})

test("an amount can be any number between its minimum and maximum", () => {
  expect([1901.5, -5, 9000].map((wanted) => getValueTowards(POUNDS, 1900, wanted))).toEqual([1901.5, 0, 6648])
})

test("addReference adds the quote's reference to an absolute URL and returns null for anything else [spec 2 §7 finance-calls.links]", () => {
  expect(addReference("https://finance.example/reserve?site=uk", "a b")).toBe(
    "https://finance.example/reserve?site=uk&quoteReference=a+b",
  )
  for (const href of [undefined, "", "/reserve", "javascript:alert(1)"]) expect(addReference(href, "1")).toBeNull()
})
