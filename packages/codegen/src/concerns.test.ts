import { expect, test } from "vitest"
import { findConcerns } from "./runtime/concerns.js"
import { canSaveDraft, describe, type Guide } from "./runtime/messages.js"

const TEXT: Guide = {
  label: { sv: "Text" },
  definiteLabel: { sv: "Texten" },
  properties: { value: { media: "text/html" } },
}
const LINK: Guide = { label: { sv: "Adress" }, definiteLabel: { sv: "Adressen" }, format: "uri-reference" }
const GUIDE: Guide = { properties: { text: TEXT, links: { items: LINK }, plain: { label: { sv: "Rubrik" } } } }

test.each([
  "<script>alert(1)</script>",
  '<p onclick="alert(1)">Hej</p>',
  "<img src=x onerror=alert(1)>",
  '<a href="java&#115;cript:alert(1)">Hej</a>',
  "<a href='java\nscript&colon;alert(1)'>Hej</a>",
  '<a href="data:text/html,hej">Hej</a>',
  "<iframe src=//a.se></iframe>",
])("the HTML %s is reported as executable", (value) => {
  expect(findConcerns({ text: { value } }, GUIDE)).toEqual([{ pointer: "/text/value", keyword: "x-html" }])
})

test.each([
  "<p>Alla bilar <strong>onsdag</strong> one=1</p>",
  '<p><a href="https://example.com/?a=b:c">Hej</a> <a href="/bilar#on">bilar</a></p>',
  '<a href="mailto:a@b.se">a</a> <a href="tel:+46701234567">ring</a>',
  "1 < 2, och javascript: är ett ord",
])("the HTML %s is not reported as executable", (value) => {
  expect(findConcerns({ text: { value } }, GUIDE)).toEqual([])
})

test.each([
  ["javascript:alert(1)", "javascript:"],
  [" JAVA\tSCRIPT:alert(1)", "javascript:"],
  ["data:text/html,hej", "data:"],
])("the URL %j is reported as unsafe", (href, actual) => {
  expect(findConcerns({ links: ["/bilar", href] }, GUIDE)).toEqual([
    { pointer: "/links/1", keyword: "x-address", actual },
  ])
})

test("a plain-text field accepts any characters, including HTML", () => {
  expect(findConcerns({ plain: "<script> javascript:", other: "javascript:" }, GUIDE)).toEqual([])
})

test("a missing recommended value, such as an alternative text, blocks publishing but not saving a draft", () => {
  const picture: Guide = {
    label: { sv: "Bild" },
    properties: { alt: { wanted: true, label: { sv: "Alternativtext" }, definiteLabel: { sv: "Alternativtexten" } } },
  }
  const guide: Guide = { properties: { image: picture } }
  const fields = { image: { src: "/bil.jpg" } }
  const issues = describe(findConcerns(fields, guide), fields, guide, { language: "sv" })

  expect(issues).toMatchObject([
    { pointer: "/image", keyword: "x-wanted", property: "alt", message: "Bild: Alternativtexten saknas" },
  ])
  expect(canSaveDraft(issues)).toBe(true)
  expect(findConcerns({ image: { src: "/bil.jpg", alt: "" } }, guide)).toEqual([])
  expect(findConcerns({}, guide)).toEqual([])
})

test("an unsafe value blocks saving even a draft, and the message is in the editor's language", () => {
  const fields = { text: { value: "<script>" }, links: ["javascript:alert(1)"] }
  const issues = describe(findConcerns(fields, GUIDE), fields, GUIDE, { language: "sv" })

  expect(issues.map(({ message }) => message)).toEqual([
    "Texten innehåller kod som inte är tillåten",
    "Adress 1 får inte börja med javascript:",
  ])
  expect(canSaveDraft(issues)).toBe(false)
})
