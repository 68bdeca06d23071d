import fc from "fast-check"
import { expect, test } from "vitest"
import { getWarning, TEXT_LENGTH, WARN_AT, type Warning } from "./text-area-core.ts"

function all(lefts: readonly number[]): readonly (Warning | null)[] {
  let said: Warning | null = null
  return lefts.map((left) => {
    said = getWarning(said, left, WARN_AT)
    return said
  })
}

test("the default maximum length is 80 characters, and the first warning appears when ten characters are left", () => {
  expect([TEXT_LENGTH, WARN_AT]).toEqual([80, 10])
})

test("a warning is returned when ten, five and zero characters are left", () => {
  expect(all([12, 11, 10, 9, 6, 5, 1, 0]).map((item) => item?.left ?? null)).toEqual([null, null, 10, 10, 10, 5, 5, 0])
})

test("after a paste the warning contains the exact number of characters that are left", () => {
  expect(all([40, 3]).at(-1)).toEqual({ mark: 5, left: 3 })
})

test("deleting text removes the warning, and typing up to the next threshold returns a warning again", () => {
  expect(all([10, 20, 9]).map((item) => item?.left ?? null)).toEqual([10, null, 9])
})

test("typing without deleting triggers at most three warnings", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 80 })), (lefts) => {
      const down = [...lefts].sort((a, b) => b - a)
      const said = new Set(all(down).filter((item) => item !== null))

      expect(said.size).toBeLessThanOrEqual(3)
    }),
  )
})
