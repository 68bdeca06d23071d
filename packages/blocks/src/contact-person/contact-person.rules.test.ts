import { expect, test } from "vitest"
import { initialsOf } from "./contact-person.rules.ts"

test("initials are of the first and the last name", () => {
  expect(initialsOf("Åsa Lindqvist", "sv-SE")).toBe("ÅL")
  expect(initialsOf("anna maria de la Cruz ", "sv-SE")).toBe("AC")
  expect(initialsOf("Växeln", "sv-SE")).toBe("V")
  expect(initialsOf("", "sv-SE")).toBe("")
})
