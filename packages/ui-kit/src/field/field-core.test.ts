import { expect, test } from "vitest"
import { findFault } from "./field-core.ts"

test("a control that is valid for the browser has no error", () => {
  expect(findFault({ valid: true }, "text")).toBeNull()
})

test("a missing value is reported as missing text, choice or tick, depending on the type of control", () => {
  const types = ["text", "textarea", "select-one", "radio", "checkbox"]

  expect(types.map((type) => findFault({ valueMissing: true }, type))).toEqual([
    "required",
    "required",
    "choose",
    "choose",
    "check",
  ])
})

test("a type mismatch distinguishes e-mail addresses from URLs", () => {
  expect(["email", "url"].map((type) => findFault({ typeMismatch: true }, type))).toEqual(["email", "url"])
})

test("too short, too long, too low, too high and a pattern mismatch are distinguished", () => {
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

test("a custom rule takes precedence over the browser's faults except a missing value", () => {
  expect(findFault({ customError: true, patternMismatch: true }, "text")).toBe("own")
  expect(findFault({ customError: true, valueMissing: true }, "text")).toBe("required")
})
