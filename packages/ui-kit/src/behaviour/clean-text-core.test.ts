import fc from "fast-check"
import { expect, test } from "vitest"
import { cleanText } from "./clean-text-core.ts"

const upper = (text: string) => text.replace(/[\s-]/g, "").toUpperCase()

test("cleaning the text keeps the caret between the same two characters", () => {
  expect(cleanText({ text: "ab c", caret: 4 }, upper)).toEqual({ text: "ABC", caret: 3 })
  expect(cleanText({ text: "AxBC", caret: 2 }, upper)).toEqual({ text: "AXBC", caret: 2 })
  expect(cleanText({ text: "A-BC", caret: 2 }, upper)).toEqual({ text: "ABC", caret: 1 })
})

test("if the text is too long, the characters that were typed last are removed", () => {
  expect(cleanText({ text: "ABCx123", caret: 4 }, upper, 6)).toEqual({ text: "ABC123", caret: 3 })
  expect(cleanText({ text: "abc 123 4567", caret: 12 }, upper, 7)).toEqual({ text: "ABC1234", caret: 7 })
  expect(cleanText({ text: "abc1234567", caret: 0 }, upper, 7)).toEqual({ text: "ABC1234", caret: 0 })
})

test("for any input, the cleaned text does not exceed the maximum length and the caret stays inside the text", () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(20), fc.nat(9), (text, at, maxLength) => {
      const after = cleanText({ text, caret: Math.min(at, text.length) }, upper, maxLength)

      expect(after.text.length).toBeLessThanOrEqual(maxLength)
      expect(upper(after.text)).toBe(after.text)
      expect(after.caret).toBeLessThanOrEqual(after.text.length)
    }),
  )
})
