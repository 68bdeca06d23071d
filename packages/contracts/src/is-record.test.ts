import { expect, test } from "vitest"
import { isRecord } from "./is-record.ts"

test.each([
  [{}, true],
  [Object.create(null), true],
  [[], false],
  [null, false],
  [undefined, false],
  ["text", false],
  [() => {}, false],
])("isRecord(%o) returns %s", (value, expected) => {
  expect(isRecord(value)).toBe(expected)
})
