import { expect, test } from "vitest"
import { chipAfter, isRemoval } from "./chips-core.ts"

test("the focus goes to the next chip, after the last to the one before, without any nowhere", () => {
  expect([chipAfter(0, 2), chipAfter(1, 2), chipAfter(2, 2), chipAfter(0, 0)]).toEqual([0, 1, 1, null])
})

test("Delete and Backspace take a chip away", () => {
  expect(["Delete", "Backspace", "Enter", "d"].map(isRemoval)).toEqual([true, true, false, false])
})
