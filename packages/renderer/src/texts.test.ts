import { expect, test } from "vitest"
import { getGroupTexts } from "./texts.ts"

test("a group has the texts whose keys begin with its name and a dot, by the rest of the key", () => {
  const texts = getGroupTexts({ text: (key) => `text of ${key}` }, "places")

  expect(texts.near).toBe("text of places.near")
  expect(Object.values(texts).every((text) => text.startsWith("text of places."))).toBe(true)
})
