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

test("a free text has 80 characters, and the last ten are told of", () => {
  expect([TEXT_LENGTH, WARN_AT]).toEqual([80, 10])
})

test("it is said at ten, at five and at the end, with what is left then", () => {
  expect(all([12, 11, 10, 9, 6, 5, 1, 0]).map((one) => one?.left ?? null)).toEqual([null, null, 10, 10, 10, 5, 5, 0])
})

test("a text that is pasted says what is really left", () => {
  expect(all([40, 3]).at(-1)).toEqual({ mark: 5, left: 3 })
})

test("when there is room again nothing is said, and the mark counts anew", () => {
  expect(all([10, 20, 9]).map((one) => one?.left ?? null)).toEqual([10, null, 9])
})

test("whatever is written, it is said three times at most on the way down", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 80 })), (lefts) => {
      const down = [...lefts].sort((a, b) => b - a)
      const said = new Set(all(down).filter((one) => one !== null))

      expect(said.size).toBeLessThanOrEqual(3)
    }),
  )
})
