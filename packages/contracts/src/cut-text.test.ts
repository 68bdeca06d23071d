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
])("cutText shortens %s to %i code points and returns %s", (text, maxLength, cut) => {
  expect(cutText(text, maxLength)).toBe(cut)
})

test("the result of cutText is a well-formed prefix within the limit and is not shortened further by a second call", () => {
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
