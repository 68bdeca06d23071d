import fc from "fast-check"
import { expect, test } from "vitest"
import { type Choices, selectAllowedChoices, toggleChoice } from "./service-choice-core.ts"

test("services are added and taken away one by one", () => {
  const chosen = toggleChoice(toggleChoice([], "oil", "multiple"), "tyres", "multiple")

  expect(chosen).toEqual(["oil", "tyres"])
  expect(toggleChoice(chosen, "oil", "multiple")).toEqual(["tyres"])
})

test("of a group that is like radio buttons one is kept, and a press on it takes it back", () => {
  expect(toggleChoice(["oil"], "tyres", "single")).toEqual(["tyres"])
  expect(toggleChoice(["tyres"], "tyres", "single")).toEqual([])
})

test("of several that are ticked where one is the most, the first counts", () => {
  expect(selectAllowedChoices(["oil", "tyres"], "single")).toEqual(["oil"])
  expect(selectAllowedChoices(["oil", "tyres"], "multiple")).toEqual(["oil", "tyres"])
})

test("whatever is pressed, a single choice is never two, and two presses change nothing", () => {
  const value = fc.constantFrom("a", "b", "c")
  fc.assert(
    fc.property(fc.array(value), value, (presses, last) => {
      const chosen = presses.reduce<Choices>((before, one) => toggleChoice(before, one, "single"), [])
      expect(chosen.length).toBeLessThanOrEqual(1)

      const many = presses.reduce<Choices>((before, one) => toggleChoice(before, one, "multiple"), [])
      const twice = toggleChoice(toggleChoice(many, last, "multiple"), last, "multiple")
      expect([...twice].sort()).toEqual([...many].sort())
    }),
  )
})
