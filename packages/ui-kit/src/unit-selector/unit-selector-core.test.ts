import { expect, test } from "vitest"
import { listUnitChoices, toUnitWithin } from "./unit-selector-core.ts"

test("the options are all numbers from the minimum to the maximum, and none if the maximum is not greater than the minimum", () => {
  expect(listUnitChoices(1, 4)).toEqual([1, 2, 3, 4])
  expect([listUnitChoices(2, 2), listUnitChoices(3, 1)]).toEqual([[], []])
})

test("a number outside the limits is replaced by the nearest allowed number", () => {
  expect([0, 2, 9, Number.NaN].map((value) => toUnitWithin(value, 1, 4))).toEqual([1, 2, 4, 1])
})
