import fc from "fast-check"
import { expect, test } from "vitest"
import { getParentState, setValue, toggleParent } from "./checkbox-group-core.ts"

const ALL = ["a", "b", "c"]

test("the parent checkbox is checked when all of its values are selected, mixed when some are, and unchecked when none are", () => {
  expect([["a", "b", "c"], ["b"], [], ["x"]].map((values) => getParentState(values, ALL))).toEqual([
    true,
    "mixed",
    false,
    false,
  ])
})

test("pressing a mixed parent checkbox selects all values, then no values, then the original selection", () => {
  const all = toggleParent(["b"], ALL, ["b"])
  const none = toggleParent(all, ALL, ["b"])

  expect([all, none, toggleParent(none, ALL, ["b"])]).toEqual([ALL, [], ["b"]])
})

test("pressing an unchecked parent checkbox without a previous mixed state selects all values", () => {
  expect(toggleParent([], ALL, [])).toEqual(ALL)
})

test("pressing the parent checkbox keeps selected values outside its group", () => {
  expect(toggleParent(["x", "a"], ALL, [])).toEqual(["x", "a", "b", "c"])
  expect(toggleParent(["x", "a", "b", "c"], ALL, [])).toEqual(["x"])
})

test("checking and then unchecking a value restores the previous values, and checking a value twice adds it once", () => {
  const values = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d"))
  fc.assert(
    fc.property(values, (previous) => {
      expect(setValue(setValue(previous, "e", true), "e", false)).toEqual(previous)
      expect(setValue(setValue(previous, "a", true), "a", true).filter((item) => item === "a")).toHaveLength(1)
    }),
  )
})
