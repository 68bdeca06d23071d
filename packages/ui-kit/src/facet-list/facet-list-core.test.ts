import fc from "fast-check"
import { expect, test } from "vitest"
import { type FacetValues, getFacetState, removeFacet, searchFacet, toggleFacet } from "./facet-list-core.ts"

const CARS: FacetValues = [
  {
    value: "volvo",
    label: "Volvo",
    children: [
      { value: "ex30", label: "EX30" },
      { value: "xc40", label: "XC40" },
    ],
  },
  { value: "skoda", label: "Škoda", children: [{ value: "enyaq", label: "Enyaq" }] },
  { value: "kia", label: "Kia" },
]
const [volvo] = CARS as readonly [FacetValues[number]]
const press = (chosen: readonly string[], ...values: readonly string[]) =>
  values.reduce((previous, value) => toggleFacet(CARS, previous, value), chosen)

test("a selected parent is mixed if only some of its children are selected, and otherwise checked", () => {
  const states = [[], ["volvo"], ["volvo", "ex30"], ["volvo", "ex30", "xc40"]].map((chosen) =>
    getFacetState(volvo, chosen),
  )

  expect(states).toEqual([false, true, "mixed", true])
})

test("checking a child value in a facet list also checks the parent value", () => {
  expect(press([], "ex30")).toEqual(["volvo", "ex30"])
})

test("unchecking a parent value in a facet list also unchecks its children, but no other values", () => {
  expect(removeFacet(CARS, ["volvo", "ex30", "kia"], "volvo")).toEqual(["kia"])
  expect(press(["volvo", "ex30", "xc40", "kia"], "volvo")).toEqual(["kia"])
})

test("unchecking the last checked child leaves the parent checked", () => {
  expect(press(["volvo", "ex30"], "ex30")).toEqual(["volvo"])
})

test("pressing a mixed parent checks the parent, and pressing the parent again unchecks it", () => {
  expect(press(["volvo", "ex30"], "volvo")).toEqual(["volvo"])
  expect(press(["volvo", "ex30"], "volvo", "volvo")).toEqual([])
})

test("after any sequence of toggles no value is selected twice, and every selected child has a selected parent", () => {
  const value = fc.constantFrom("volvo", "ex30", "xc40", "skoda", "enyaq", "kia")
  fc.assert(
    fc.property(fc.array(value), (values) => {
      const chosen = press([], ...values)

      expect(new Set(chosen).size).toBe(chosen.length)
      expect(chosen.includes("ex30") && !chosen.includes("volvo")).toBe(false)
    }),
  )
})

test("the search ignores case and accents, and shows a matching child together with its parent", () => {
  expect([...searchFacet(CARS, "skoda").shown].sort()).toEqual(["enyaq", "skoda"])
  expect([...searchFacet(CARS, " xc ").shown].sort()).toEqual(["volvo", "xc40"])
  expect(searchFacet(CARS, "k").count).toBe(2)
  expect(searchFacet(CARS, "").shown.size).toBe(6)
})
