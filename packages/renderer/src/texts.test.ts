import { expect, test } from "vitest"
import { getGroupTexts } from "./texts.ts"

test("for the group places, getGroupTexts returns the text places.near under the name near", () => {
  const texts = getGroupTexts({ text: (key) => `text of ${key}` }, "places")

  expect(texts.near).toBe("text of places.near")
  expect(Object.values(texts).every((text) => text.startsWith("text of places."))).toBe(true)
})
