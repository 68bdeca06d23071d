import { expect, test } from "vitest"
import { getStep, getValueTowards } from "./slider-stops.ts"

const MILES = { Default: 10_000, Min: 5000, Max: 20_000, Values: [5000, 6000, 8000, 10_000, 12_000, 15_000, 20_000] }
const POUNDS = { Default: 1900, Min: 0, Max: 6648 }

test("a slider's step is the gap between the listed values, or the default step if fewer than two values are listed", () => {
  expect(getStep(MILES, 1)).toBe(1000)
  expect(getStep({ Min: 24, Max: 48, Values: [24, 36, 48] }, 1)).toBe(12)
  expect(getStep({ Min: 48, Max: 48, Values: [48] }, 1)).toBe(1)
  expect(getStep(POUNDS, 10)).toBe(10)
})

test.each([
  [10_000, 11_000, 12_000],
  [10_000, 9000, 8000],
  [15_000, 16_000, 20_000],
  [10_000, 10_000, 10_000],
  [5000, 4000, 5000],
  [20_000, 21_000, 20_000],
])("moving the mileage slider from %i towards %i miles selects %i miles", (from, wanted, value) => {
  expect(getValueTowards(MILES, from, wanted)).toBe(value)
})

test("an amount can be any number between its minimum and maximum", () => {
  expect([1901.5, -5, 9000].map((wanted) => getValueTowards(POUNDS, 1900, wanted))).toEqual([1901.5, 0, 6648])
})

test("the arrow keys move a slider through every listed value in both directions, even when the values are unevenly spaced", () => {
  const terms = { Min: 36, Max: 120, Values: [36, 48, 60, 72, 84, 120] }
  const step = getStep(terms, 12)
  const walk = (from: number, by: number, to: number) => {
    const reached = [from]
    for (let at = from; at !== to; reached.push(at)) at = getValueTowards(terms, at, at + by)
    return reached
  }

  expect(walk(36, step, 120)).toEqual(terms.Values)
  expect(walk(120, -step, 36)).toEqual(terms.Values.toReversed())
})
