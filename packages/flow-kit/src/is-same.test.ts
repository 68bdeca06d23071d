import { expect, test } from "vitest"
import { isSame } from "./is-same.ts"

test.each([
  [1, 1, true],
  ["1", 1, false],
  [null, undefined, false],
  [null, {}, false],
  [[], {}, false],
  [{ a: 1, b: [2, { c: null }] }, { b: [2, { c: null }], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: 1 }, { a: 1, b: null }, false],
  [[1, 2], [1, 2, 3], false],
  [[1, 2], [2, 1], false],
  [Number.NaN, Number.NaN, true],
  [{ do: Object.is }, { do: Object.is }, true],
  [{ do: Object.is }, { do: () => {} }, false],
])("isSame(%j, %j) returns %s", (item, other, same) => {
  expect(isSame(item, other)).toBe(same)
  expect(isSame(other, item)).toBe(same)
})
