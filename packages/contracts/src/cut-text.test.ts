import fc from "fast-check"
import { expect, test } from "vitest"
import { cutText } from "./cut-text.ts"

test.each([
  ["Volvo", 5, "Volvo"],
  ["Volvo", 4, "Volv"],
  ["🚗🚗🚗", 3, "🚗🚗🚗"],
  ["🚗🚗🚗", 2, "🚗🚗"],
  ["a👨‍👩‍👧b", 6, "a👨‍👩‍👧"],
  ["a👨‍👩‍👧b", 5, "a"],
  ["e\u0301e\u0301", 3, "e\u0301"],
  ["🇸🇪🇳🇴", 3, "🇸🇪"],
])("the text %s cut to %i code points is %s", (text, maxLength, cut) => {
  expect(cutText(text, maxLength)).toBe(cut)
})

test("a cut text is a well-formed prefix within the limit, and cutting it again has no effect", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(30), (text, maxLength) => {
      const cut = cutText(text, maxLength)

      expect(text.startsWith(cut)).toBe(true)
      expect([...cut].length).toBeLessThanOrEqual(maxLength)
      expect(cut.isWellFormed()).toBe(true)
      expect(cutText(cut, maxLength)).toBe(cut)
    }),
  )
})
