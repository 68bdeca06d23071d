import { expect, test } from "vitest"
import { findFault } from "./field-core.ts"

test("findFault returns null for a valid control", () => {
  expect(findFault({ valid: true }, "text")).toBeNull()
})

test("the error for a missing value depends on the type of the control", () => {
  const types = ["text", "textarea", "select-one", "radio", "checkbox"]

  expect(types.map((type) => findFault({ valueMissing: true }, type))).toEqual([
    "required",
    "required",
    "choose",
    "choose",
    "check",
  ])
})

test("the error for an invalid e-mail address differs from the error for an invalid URL", () => {
  expect(["email", "url"].map((type) => findFault({ typeMismatch: true }, type))).toEqual(["email", "url"])
})

test("each flag of the native validity state has a different error message", () => {
  const findings = [
    "tooShort",
    "tooLong",
    "rangeUnderflow",
    "rangeOverflow",
    "patternMismatch",
    "stepMismatch",
    "badInput",
  ]

  expect(findings.map((name) => findFault({ [name]: true }, "text"))).toEqual([
    "tooShort",
    "tooLong",
    "tooLow",
    "tooHigh",
    "pattern",
    "pattern",
    "pattern",
  ])
})

test("a failed custom rule takes precedence over native errors, except the error for a missing value", () => {
  expect(findFault({ customError: true, patternMismatch: true }, "text")).toBe("own")
  expect(findFault({ customError: true, valueMissing: true }, "text")).toBe("required")
})
