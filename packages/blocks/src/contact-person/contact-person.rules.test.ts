import { expect, test } from "vitest"
import { getInitials } from "./contact-person.rules.ts"

test("getInitials returns the first letters of the first and the last name", () => {
  expect(getInitials("Åsa Lindqvist", "sv-SE")).toBe("ÅL")
  expect(getInitials("anna maria de la Cruz ", "sv-SE")).toBe("AC")
  expect(getInitials("Växeln", "sv-SE")).toBe("V")
  expect(getInitials("", "sv-SE")).toBe("")
})
