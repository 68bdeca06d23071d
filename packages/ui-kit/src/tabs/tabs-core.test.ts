import fc from "fast-check"
import { expect, test } from "vitest"
import { nextTab } from "./tabs-core.ts"

test("arrows lead to the neighbours, round the ends; Home and End to the ends", () => {
  expect(["ArrowRight", "ArrowLeft", "Home", "End"].map((key) => nextTab(key, 3, 4, false))).toEqual([0, 2, 0, 3])
})

test("in a page that reads from the right, the left arrow goes on", () => {
  expect(nextTab("ArrowLeft", 0, 4, true)).toBe(1)
  expect(nextTab("ArrowRight", 0, 4, true)).toBe(3)
})

test("other keys are the browser's", () => {
  expect(nextTab("ArrowDown", 0, 4, false)).toBeNull()
  expect(nextTab("Enter", 0, 4, false)).toBeNull()
})

test("whatever keys come, there is a tab to focus, and the way back leads back", () => {
  const anyKey = fc.constantFrom("ArrowRight", "ArrowLeft", "Home", "End", "a")
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.array(anyKey), fc.boolean(), (count, keys, isRightToLeft) => {
      let at = 0
      for (const key of keys) at = nextTab(key, at, count, isRightToLeft) ?? at
      const onwards = nextTab("ArrowRight", at, count, isRightToLeft) ?? -1

      expect(at).toBeGreaterThanOrEqual(0)
      expect(at).toBeLessThan(count)
      expect(nextTab("ArrowLeft", onwards, count, isRightToLeft)).toBe(at)
    }),
  )
})
