import { expect, test } from "vitest"
import { defaultTexts, type Language } from "../generated/texts.ts"
import { createPageTexts } from "../page/page-texts.ts"
import { type PlainKind, renderLastResort } from "./last-resort.ts"

const LANGUAGES = Object.keys(defaultTexts) as Language[]

function show(kind: PlainKind, language: string, dictionary = {}): string {
  const text = createPageTexts(language, dictionary)
  return renderLastResort(kind, { language, homePath: `/${language}`, text }).toString()
}

test.each(LANGUAGES)(
  "without an error page from the platform, visitors with the language %s see a built-in text in that language",
  (language) => {
    const missing = show("notFound", language)
    const broken = show("failed", language)

    expect(missing).toContain(`<html lang="${language}">`)
    expect(missing).toContain(`<h1>${defaultTexts[language]["page.notFound.title"]}</h1>`)
    expect(broken).toContain(`<h1>${defaultTexts[language]["page.failed.title"]}</h1>`)
    expect(broken).toContain(`<a href="/${language}">${defaultTexts[language]["navigation.home"]}</a>`)
  },
)

test("the built-in error page has a different title in each language", () => {
  const titles = LANGUAGES.map((language) => defaultTexts[language]["page.failed.title"])

  expect(new Set(titles).size).toBe(LANGUAGES.length)
})

test("a language without error texts falls back to the English texts", () => {
  expect(show("notFound", "de")).toContain("This page does not exist")
})

test("markup in the site's dictionary is escaped on the error page", () => {
  const page = show("tooMany", "sv", { "page.tooMany.title": "Paus & <b>vila</b>" })

  expect(page).toContain("<h1>Paus &amp; &lt;b&gt;vila&lt;/b&gt;</h1>")
})
