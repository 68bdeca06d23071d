import fc from "fast-check"
import { expect, test } from "vitest"
import { type Choices, selectAllowedChoices, toggleChoice } from "./service-choice-core.ts"

test("in multiple-choice mode services can be selected and deselected individually", () => {
  const chosen = toggleChoice(toggleChoice([], "oil", "multiple"), "tyres", "multiple")

  expect(chosen).toEqual(["oil", "tyres"])
  expect(toggleChoice(chosen, "oil", "multiple")).toEqual(["tyres"])
})

test("in single-choice mode pressing an option replaces the selected option, and pressing the selected option deselects it", () => {
  expect(toggleChoice(["oil"], "tyres", "single")).toEqual(["tyres"])
  expect(toggleChoice(["tyres"], "tyres", "single")).toEqual([])
})

test("in single-choice mode only the first of several given values is selected", () => {
  expect(selectAllowedChoices(["oil", "tyres"], "single")).toEqual(["oil"])
  expect(selectAllowedChoices(["oil", "tyres"], "multiple")).toEqual(["oil", "tyres"])
})

test("single-choice mode never has more than one selected option, and toggling an option twice in multiple-choice mode changes nothing", () => {
  const value = fc.constantFrom("a", "b", "c")
  fc.assert(
    fc.property(fc.array(value), value, (presses, last) => {
      const chosen = presses.reduce<Choices>((previous, item) => toggleChoice(previous, item, "single"), [])
      expect(chosen.length).toBeLessThanOrEqual(1)

      const many = presses.reduce<Choices>((previous, item) => toggleChoice(previous, item, "multiple"), [])
      const twice = toggleChoice(toggleChoice(many, last, "multiple"), last, "multiple")
      expect([...twice].sort()).toEqual([...many].sort())
    }),
  )
})
