import { expect, test } from "vitest"
import { isContact } from "./is-contact.ts"

test.each([
  ["anna@example.org", true],
  ["anna@example.org bo@example.org", false],
  ["0701740606", true],
  ["0046 (0)70-174 06 06", true],
  ["00123456789012345", true],
  ["12345", false],
  ["0701740606, 0701740605", false],
])("isContact(%j) returns %s", (words, is) => {
  expect(isContact(words)).toBe(is)
})
