import { expect, test } from "vitest"
import { findBest } from "./best-value.ts"

test("findBest parses numbers in the locale's format", () => {
  expect(findBest(["7,5 s", "10,1 s", null], "lower", "sv-SE")).toEqual([true, false, false])
  expect(findBest(["1\u00a0600 kg", "950 kg"], "higher", "sv-SE")).toEqual([true, false])
  expect(findBest(["£9,995", "£21,495"], "lower", "en-GB")).toEqual([true, false])
  expect(findBest(["0–100 km/h på 7,5 s", "0–100 km/h på 6,9 s"], "lower", "sv-SE")).toEqual([false, true])
})

test("findBest marks every car that has the best value", () => {
  expect(findBest(["5 l", "5 l", "6 l"], "lower", "sv-SE")).toEqual([true, true, false])
})

test("findBest marks no value when all known values are equal or only one value is known", () => {
  expect(findBest(["480 km", null], "higher", "sv-SE")).toEqual([false, false])
  expect(findBest(["5 l", "5 l"], "lower", "sv-SE")).toEqual([false, false])
  expect(findBest([null, null], "lower", "sv-SE")).toEqual([false, false])
})

test("findBest does not compare values in different units", () => {
  expect(findBest(["5,4 l/100 km", "17 kWh/100 km"], "lower", "sv-SE")).toEqual([false, false])
  expect(findBest(["420 l", "1,3 m³"], "higher", "sv-SE")).toEqual([false, false])
  expect(findBest(["Från 389 900 kr", "379 900 kr"], "lower", "sv-SE")).toEqual([false, false])
})

test("findBest marks a cell that contains several numbers only when each of the numbers is the best", () => {
  const both = (fuel: string, power: string) => `${fuel} l/100 km · ${power} kWh/100 km`

  expect(findBest([both("1,2", "16"), both("1,9", "17")], "lower", "sv-SE")).toEqual([true, false])
  expect(findBest([both("1,2", "18"), both("1,9", "17")], "lower", "sv-SE")).toEqual([false, false])
  expect(findBest(["272 hk (200 kW)", "231 hk (170 kW)"], "higher", "sv-SE")).toEqual([true, false])
})

test("findBest compares numbers even when a value uses the decimal separator of another language", () => {
  expect(findBest(["7.5 s", "8,1 s"], "lower", "sv-SE")).toEqual([true, false])
  expect(findBest(["1.600 kg", "950 kg"], "higher", "sv-SE")).toEqual([true, false])
})

test("findBest compares negative numbers", () => {
  expect(findBest(["−7 °C", "−3 °C"], "lower", "sv-SE")).toEqual([true, false])
  expect(findBest(["-7 °C", "3 °C"], "lower", "sv-SE")).toEqual([true, false])
  expect(findBest(["0-100 km/h på 7,5 s", "0-100 km/h på 6,9 s"], "lower", "sv-SE")).toEqual([false, true])
})

test("findBest marks no value when a number cannot be parsed", () => {
  expect(findBest(["1.2.3 s", "8,1 s"], "lower", "sv-SE")).toEqual([false, false])
  expect(findBest(["7,5 s", "8.1 s"], "lower", "en-GB")).toEqual([false, false])
})
