import { expect, test } from "vitest"
import { hasDomain } from "./email.ts"

test.each([
  ["a@example.org", true],
  ["first.last@mail.example.co.uk", true],
  ["a@localhost", false],
  ["first.last@localhost", false],
  ["a@.org", false],
  ["@example.org", false],
  ["a@example.", false],
])("hasDomain for the address %s returns %s", (email, expected) => {
  expect(hasDomain(email)).toBe(expected)
})
