import fc from "fast-check"
import { expect, test } from "vitest"
import { cleanPlate } from "./plate-field-core.ts"

test("spaces and hyphens go, letters become capitals [spec 3 §5.4 tyre-plate.cleaned]", () => {
  expect(cleanPlate("abc 123")).toBe("ABC123")
  expect(cleanPlate(" abc-12\u2011d ")).toBe("ABC12D")
  expect(cleanPlate("ab\u00a012\u2013345")).toBe("AB12345")
})

test("plates of other countries and personal ones stay as they are", () => {
  expect(["HEJÅÄÖ", "EK12345", "AA123BB", "LB07SEO", "Ž1"].map(cleanPlate)).toEqual([
    "HEJÅÄÖ",
    "EK12345",
    "AA123BB",
    "LB07SEO",
    "Ž1",
  ])
})

test("a clean plate is left alone", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(cleanPlate(cleanPlate(text))).toBe(cleanPlate(text))
    }),
  )
})
