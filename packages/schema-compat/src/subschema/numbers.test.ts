import { expect, test } from "vitest"
import { findCommonMultiple, findMultiple, isExact, isMultiple } from "./numbers.ts"

test.each([
  [6, 2, true],
  [7, 2, false],
  [0.3, 0.1, true],
  [0.35, 0.1, false],
  [1.1, 0.01, true],
  [-6, 4, false],
  [-6, 3, true],
  [0, 5, true],
  [1e300, 1e299, true],
  [1e21, 7, false],
  [1, 0, undefined],
  [1e300, 1e-300, undefined],
  [1e200, 1e-200, true],
  [1e201, 1e-200, undefined],
])("isMultiple(%d, %d) returns %s", (value, step, is) => {
  expect(isMultiple(value, step)).toBe(is)
})

test.each([
  [4, 6, 12],
  [6, 4, 12],
  [3, 3, 3],
  [0.4, 0.6, 1.2],
  [0.1, 1, 1],
  [2, 0.5, 2],
  [1e300, 1e-300, undefined],
  [2 ** 53 - 1, 2 ** 53 - 3, undefined],
])("findCommonMultiple(%d, %d) returns %s", (a, b, common) => {
  expect(findCommonMultiple(a, b)).toBe(common)
})

test.each<[number, number, "min" | "max", number | undefined]>([
  [5, 2, "min", 6],
  [5, 2, "max", 4],
  [6, 2, "min", 6],
  [6, 2, "max", 6],
  [-5, 2, "min", -4],
  [-5, 2, "max", -6],
  [0.25, 0.1, "min", 0.3],
  [0.25, 0.1, "max", 0.2],
  [1e300, 1e-300, "min", undefined],
])("the limit %d, rounded to a multiple of %d as a %s limit, is %s", (value, step, side, expected) => {
  expect(findMultiple(value, step, side)).toBe(expected)
})

test.each([
  [1.5, true],
  [2 ** 53 - 1, true],
  [2 ** 53, false],
  [2 ** 53 + 2, true],
  [2 ** 53 + 4, false],
  [1e21, false],
])("isExact(%d) returns %s", (value, is) => {
  expect(isExact(value)).toBe(is)
})
