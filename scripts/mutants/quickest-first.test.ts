import { expect, test } from "vitest"
import { sortByTime } from "./quickest-first.ts"

test("what takes least time comes first, and what nobody has timed yet comes last", () => {
  const files = ["slow", "new", "quick", "newer"].map((moduleId) => ({ moduleId }))
  const times = new Map([
    ["slow", 900],
    ["quick", 20],
  ])

  expect(sortByTime(files, times).map(({ moduleId }) => moduleId)).toEqual(["quick", "slow", "new", "newer"])
})
