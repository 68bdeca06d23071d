import { expect, test } from "vitest"
import { normalizePhone, PHONE_PATTERN } from "./phone.ts"

const isAccepted = (typed: string) => new RegExp(`^(?:${PHONE_PATTERN})$`, "v").test(typed)

test.each([
  ["070-174 06 05", "070174 06 05"],
  ["+46 (0)70-174 06 05", "+46 70174 06 05"],
  ["07700-900-123", "07700900123"],
  ["0905/123 456", "0905123 456"],
  ["040-1234567", "0401234567"],
  ["900.12.345", "90012345"],
  ["(031) 390 06 40", "031 390 06 40"],
  ["+47\u00a0900\u00a012\u00a0345", "+47 900 12 345"],
  ["070\u2013174\u201006\u201105", "0701740605"],
  [" 070 174 06 05 ", "070 174 06 05"],
])("the phone number %j with national punctuation is normalised to %j", (typed, expected) => {
  expect(normalizePhone(typed)).toBe(expected)
  expect(isAccepted(typed.trim())).toBe(true)
})

test.each(["", "07017", "(0)12345", "070-ABC 123", "070+1740605", "+", "1".repeat(21), "--------"])(
  "%j is rejected as a phone number",
  (typed) => {
    expect(isAccepted(typed)).toBe(false)
    expect(/^\+?[\d ]{6,20}$/.test(normalizePhone(typed))).toBe(false)
  },
)
