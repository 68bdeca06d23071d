import fc from "fast-check"
import { expect, test } from "vitest"
import { getReached, getStepPhase } from "./steps-core.ts"

test("getStepPhase returns open for the current step, done for other steps that have been reached, and waiting for later steps", () => {
  expect([1, 2, 3, 4].map((step) => getStepPhase(step, 2, 3))).toEqual(["done", "open", "done", "waiting"])
})

test("going back to an earlier step keeps the highest step reached", () => {
  expect([1, 2, 3, 1].reduce(getReached, 0)).toBe(3)
})

test("only the current step is open, for any current step and any highest step reached", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), (current, reached) => {
      const open = [1, 2, 3, 4, 5, 6].filter((step) => getStepPhase(step, current, reached) === "open")

      expect(open).toEqual([current])
    }),
  )
})
