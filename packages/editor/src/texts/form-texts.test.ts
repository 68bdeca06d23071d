import { expect, test } from "vitest"
import { formatText } from "./fill-text.ts"
import { getFormTexts } from "./form-texts.ts"

const LANGUAGES = ["sv", "nb", "da", "en", "fi", "sk"]

test("every language has every text, with the same placeholders", () => {
  const getPlaces = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
  const english = getFormTexts("en")

  for (const language of LANGUAGES)
    for (const [key, text] of Object.entries(getFormTexts(language))) {
      expect(text.trim(), `${language} ${key}`).not.toBe("")
      expect(getPlaces(text), `${language} ${key}`).toEqual(getPlaces(english[key as keyof typeof english]))
    }
})

test("an unknown language falls back to the English texts", () => {
  expect(getFormTexts("is")).toBe(getFormTexts("en"))
})

test("formatText does not replace placeholders that occur in inserted values", () => {
  expect(formatText({ a: "{x} of {y}" }, "a", { x: "{y}", y: 2 })).toBe("{y} of 2")
})
