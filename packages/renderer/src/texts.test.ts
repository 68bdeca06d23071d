import { expect, test } from "vitest"
import { getGroupTexts } from "./texts.ts"

test("getGroupTexts returns the texts of a group by the part of the key after the group name", () => {
  const texts = getGroupTexts({ text: (key) => `text of ${key}` }, "places")

  expect(texts.near).toBe("text of places.near")
  expect(Object.values(texts).every((text) => text.startsWith("text of places."))).toBe(true)
})
