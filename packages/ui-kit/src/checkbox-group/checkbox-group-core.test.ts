import fc from "fast-check"
import { expect, test } from "vitest"
import { getParentState, setValue, toggleParent } from "./checkbox-group-core.ts"

const ALL = ["a", "b", "c"]

test("the box above is ticked with all, mixed with some, and not ticked with none", () => {
  expect([["a", "b", "c"], ["b"], [], ["x"]].map((values) => getParentState(values, ALL))).toEqual([
    true,
    "mixed",
    false,
    false,
  ])
})

test("pressed it goes from some to all, to none, and back to the same some", () => {
  const all = toggleParent(["b"], ALL, ["b"])
  const none = toggleParent(all, ALL, ["b"])

  expect([all, none, toggleParent(none, ALL, ["b"])]).toEqual([ALL, [], ["b"]])
})

test("where there were never some it goes between all and none", () => {
  expect(toggleParent([], ALL, [])).toEqual(ALL)
})

test("what it does not stand for stays", () => {
  expect(toggleParent(["x", "a"], ALL, [])).toEqual(["x", "a", "b", "c"])
  expect(toggleParent(["x", "a", "b", "c"], ALL, [])).toEqual(["x"])
})

test("whatever is ticked, adding and taking away leaves it as it was, and nothing stands twice", () => {
  const values = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d"))
  fc.assert(
    fc.property(values, (before) => {
      expect(setValue(setValue(before, "e", true), "e", false)).toEqual(before)
      expect(setValue(setValue(before, "a", true), "a", true).filter((one) => one === "a")).toHaveLength(1)
    }),
  )
})
