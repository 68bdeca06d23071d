import { expect, test } from "vitest"
import { textIn } from "./fill-text.ts"
import { formTexts } from "./form-texts.ts"

const LANGUAGES = ["sv", "nb", "da", "en", "fi", "sk"]

test("every language says everything, with the same places in it", () => {
  const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
  const english = formTexts("en")

  for (const language of LANGUAGES)
    for (const [key, text] of Object.entries(formTexts(language))) {
      expect(text.trim(), `${language} ${key}`).not.toBe("")
      expect(placesOf(text), `${language} ${key}`).toEqual(placesOf(english[key as keyof typeof english]))
    }
})

test("a language that is not known is answered in English", () => {
  expect(formTexts("is")).toBe(formTexts("en"))
})

test("places are filled with what is given, and only they", () => {
  expect(textIn({ a: "{x} of {y}" }, "a", { x: "{y}", y: 2 })).toBe("{y} of 2")
})
