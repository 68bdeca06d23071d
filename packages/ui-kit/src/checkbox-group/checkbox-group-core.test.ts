import fc from "fast-check"
import { expect, test } from "vitest"
import { getParentState, setValue, toggleParent } from "./checkbox-group-core.ts"

const ALL = ["a", "b", "c"]

test("the parent checkbox is checked with all, mixed with some, and unchecked with no values", () => {
  expect([["a", "b", "c"], ["b"], [], ["x"]].map((values) => getParentState(values, ALL))).toEqual([
    true,
    "mixed",
    false,
    false,
  ])
})

test("a press on a mixed parent selects all values, then none, then the same partial selection again", () => {
  const all = toggleParent(["b"], ALL, ["b"])
  const none = toggleParent(all, ALL, ["b"])

  expect([all, none, toggleParent(none, ALL, ["b"])]).toEqual([ALL, [], ["b"]])
})

test("a press on the parent toggles between all and none when there was no partial selection", () => {
  expect(toggleParent([], ALL, [])).toEqual(ALL)
})

test("a press on the parent keeps values of other parents", () => {
  expect(toggleParent(["x", "a"], ALL, [])).toEqual(["x", "a", "b", "c"])
  expect(toggleParent(["x", "a", "b", "c"], ALL, [])).toEqual(["x"])
})

test("checking and unchecking a value restores the values without duplicates, for any values", () => {
  const values = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d"))
  fc.assert(
    fc.property(values, (previous) => {
      expect(setValue(setValue(previous, "e", true), "e", false)).toEqual(previous)
      expect(setValue(setValue(previous, "a", true), "a", true).filter((item) => item === "a")).toHaveLength(1)
    }),
  )
})
