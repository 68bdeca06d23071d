import fc from "fast-check"
import { expect, test } from "vitest"
import { getKeyRating, toWholeRating } from "./rating-core.ts"

test("a rating is rounded to an integer and limited to the range from 0 to 5 [spec 3 §9.1]", () => {
  expect([0, 1, 5, 6, -1, 3.4, Number.NaN].map((value) => toWholeRating(value))).toEqual([0, 1, 5, 5, 0, 3, 0])
})

test("any number is converted to an integer between 0 and the maximum number of stars", () => {
  fc.assert(
    fc.property(fc.double(), fc.integer({ min: 1, max: 10 }), (value, count) => {
      expect(Array.from({ length: count + 1 }, (_, stars) => stars)).toContain(toWholeRating(value, count))
    }),
  )
})

test("Home selects one star, End selects all stars, Backspace, Delete and 0 clear the rating, and other keys are not handled", () => {
  const keys = ["Home", "End", "Backspace", "Delete", "0", "ArrowLeft", " ", "Tab", "5"]

  expect(keys.map((key) => getKeyRating(key, 5))).toEqual([1, 5, 0, 0, 0, null, null, null, null])
})
