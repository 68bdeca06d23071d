import { expect, test } from "vitest"
import { getGroupTexts } from "./texts.ts"

test("getGroupTexts for the group places returns the text places.near as the property near", () => {
  const texts = getGroupTexts({ text: (key) => `text of ${key}` }, "places")

  expect(texts.near).toBe("text of places.near")
  expect(Object.values(texts).every((text) => text.startsWith("text of places."))).toBe(true)
})
