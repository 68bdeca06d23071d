import { expect, test } from "vitest"
import { formatTotal, isProgressShown } from "./result-progress-core.ts"

test("a list of fewer than twelve items has no progress bar when all items are visible", () => {
  const lists = [
    [11, 11],
    [0, 0],
    [8, 11],
    [12, 12],
    [48, 200],
  ] as const

  expect(lists.map(([shown, total]) => isProgressShown(shown, total))).toEqual([false, false, true, true, true])
})

test("a total of at least ten thousand is formatted as 10000+", () => {
  expect([9999, 10_000, 25_000].map((total) => formatTotal(total))).toEqual(["9999", "10000+", "10000+"])
})
