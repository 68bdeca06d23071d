import fc from "fast-check"
import { expect, test } from "vitest"
import { normalizeRegNo, readRegNo } from "./registration-number.ts"

test("spaces and hyphens are removed, and letters are capitalised [spec 3 §5.4 tyre-plate.cleaned]", () => {
  expect(normalizeRegNo("abc 123")).toBe("ABC123")
  expect(normalizeRegNo(" abc-12\u2011d ")).toBe("ABC12D")
  expect(normalizeRegNo("ab\u00a012\u2013345")).toBe("AB12345")
})

test("foreign and personalised registration numbers are not changed", () => {
  expect(["HEJÅÄÖ", "EK12345", "AA123BB", "LB07SEO", "Ž1"].map(normalizeRegNo)).toEqual([
    "HEJÅÄÖ",
    "EK12345",
    "AA123BB",
    "LB07SEO",
    "Ž1",
  ])
})

test("normalising a registration number is idempotent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(normalizeRegNo(normalizeRegNo(text))).toBe(normalizeRegNo(text))
    }),
  )
})

test.each([
  ["abc 123", "ABC123"],
  ["AB12-CDE", "AB12CDE"],
  ["vin ter7", "VINTER7"],
  ["köö1", "KÖÖ1"],
])("the registration number %s is stored as %s", (typed, stored) => {
  expect([normalizeRegNo(typed), readRegNo(typed)]).toEqual([stored, stored])
})

test.each(["", "A", "ABC12345", "ABC_12", "12.3", "<b>"])("%j is not a registration number", (typed) => {
  expect(readRegNo(typed)).toBeNull()
})
