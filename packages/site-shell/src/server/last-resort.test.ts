import { expect, test } from "vitest"
import { defaultTexts, type Language } from "../generated/texts.ts"
import { lastResort } from "./last-resort.ts"

const LANGUAGES = Object.keys(defaultTexts) as Language[]

test.each(LANGUAGES)("when nothing else can be shown, %s visitors are told in their language", (language) => {
  const missing = lastResort("notFound", language, `/${language}`).toString()
  const broken = lastResort("serverError", language, `/${language}`).toString()

  expect(missing).toContain(`<html lang="${language}">`)
  expect(missing).toContain(`<h1>${defaultTexts[language]["page.notFound.title"]}</h1>`)
  expect(broken).toContain(`<h1>${defaultTexts[language]["page.failed.title"]}</h1>`)
  expect(broken).toContain(`<a href="/${language}">${defaultTexts[language]["navigation.home"]}</a>`)
})

test("each language has words of its own", () => {
  const titles = LANGUAGES.map((language) => defaultTexts[language]["page.failed.title"])

  expect(new Set(titles).size).toBe(LANGUAGES.length)
})

test("a language that the software does not speak gets English", () => {
  expect(lastResort("notFound", "de", "/de").toString()).toContain("This page does not exist")
})
