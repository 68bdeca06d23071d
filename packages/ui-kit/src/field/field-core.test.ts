import { expect, test } from "vitest"
import { findFault } from "./field-core.ts"

test("nothing is wrong where the browser finds nothing", () => {
  expect(findFault({ valid: true }, "text")).toBeNull()
})

test("what is missing is written, chosen or ticked, by what the control is", () => {
  const types = ["text", "textarea", "select-one", "radio", "checkbox"]

  expect(types.map((type) => findFault({ valueMissing: true }, type))).toEqual([
    "required",
    "required",
    "choose",
    "choose",
    "check",
  ])
})

test("an address is of mail or of the web", () => {
  expect(["email", "url"].map((type) => findFault({ typeMismatch: true }, type))).toEqual(["email", "url"])
})

test("too short, too long, too low, too high and otherwise written are told apart", () => {
  const found = [
    "tooShort",
    "tooLong",
    "rangeUnderflow",
    "rangeOverflow",
    "patternMismatch",
    "stepMismatch",
    "badInput",
  ]

  expect(found.map((name) => findFault({ [name]: true }, "text"))).toEqual([
    "tooShort",
    "tooLong",
    "tooLow",
    "tooHigh",
    "pattern",
    "pattern",
    "pattern",
  ])
})

test("a rule of the caller's comes before the browser's, but for what is missing", () => {
  expect(findFault({ customError: true, patternMismatch: true }, "text")).toBe("own")
  expect(findFault({ customError: true, valueMissing: true }, "text")).toBe("required")
})
