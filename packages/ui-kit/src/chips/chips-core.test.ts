import { expect, test } from "vitest"
import { getNextChip, isRemoval } from "./chips-core.ts"

test("removing a chip focuses the next chip, or the previous chip if the removed chip was the last in the row", () => {
  expect([getNextChip(0, 2), getNextChip(1, 2), getNextChip(2, 2), getNextChip(0, 0)]).toEqual([0, 1, 1, null])
})

test("pressing Delete or Backspace on a chip removes the chip", () => {
  expect(["Delete", "Backspace", "Enter", "d"].map(isRemoval)).toEqual([true, true, false, false])
})
