import { renderToStaticMarkup } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { createPageTexts } from "../page/page-texts.ts"
import { ConsentBanner, ConsentLink } from "./consent-banner.tsx"
import { CONSENT_SCRIPT } from "./consent-script.ts"

const root = document.documentElement

afterEach(() => {
  delete root.dataset.consent
  document.body.innerHTML = ""
  vi.unstubAllGlobals()
})

function render(language = "sv", version = 1) {
  const site = { text: createPageTexts(language, {}), path: "/verkstad" }
  const html = renderToStaticMarkup(<ConsentBanner site={site} version={version} cookiePage="/kakor" />)
  // JavaScript is enabled here, so the contents of `noscript` are not parsed.
  document.body.innerHTML = html.replace(/<noscript>.*<\/noscript>/, "")
}

function createResponse(cookie: string, wishes: Partial<Record<"doNotTrack" | "globalPrivacyControl", unknown>> = {}) {
  const seen: { consent?: string } = {}
  const run = new Function("document", "navigator", CONSENT_SCRIPT)
  const currentScript = { previousElementSibling: { dataset: { version: "2" } } }
  run({ cookie, currentScript, documentElement: { dataset: seen } }, wishes)
  return seen.consent
}

test("the buttons to accept and to refuse all cookies look the same and each require one click", () => {
  render()

  const [all, none, choose] = [...document.querySelectorAll('[data-part="choice"]')]
  expect([all, none, choose].map((button) => button?.textContent)).toEqual([
    "Godkänn alla",
    "Avvisa alla",
    "Välj själv",
  ])
  expect(all?.attributes.length).toBe(none?.attributes.length)
  expect(all?.parentElement).toBe(none?.parentElement)
})

test("only the necessary purpose is checked initially, and its checkbox is disabled", () => {
  render()

  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
  expect(boxes.map(({ value, checked, disabled }) => [value, checked, disabled])).toEqual([
    ["on", true, true],
    ["statistics", false, false],
    ["marketing", false, false],
    ["media", false, false],
  ])
})

test("pressing Enter in the list of purposes saves the checked purposes instead of accepting all", () => {
  render()

  const form = document.querySelector('[name="purpose"]')?.closest("form")
  expect([...(form?.querySelectorAll("button") ?? [])].map(({ value }) => value)).toEqual(["some"])
})

test.each(["sv", "nb", "da", "en", "fi", "sk"])(
  "the consent banner has all its texts in the language %s",
  (language) => {
    render(language)

    expect(document.body.textContent).not.toMatch(/consent\./)
  },
)

test("every page ends with a link to the consent settings", () => {
  const site = { text: createPageTexts("fi", {}), path: "/" }
  document.body.innerHTML = renderToStaticMarkup(<ConsentLink site={site} />)

  const link = document.querySelector("a")
  expect([link?.getAttribute("href"), link?.textContent]).toEqual(["#consent", "Evästeasetukset"])
})

test("a stored consent is valid only for the current version of the consent banner", () => {
  expect(createResponse("a=1; fc-consent=2.20261121.statistics.media")).toBe("statistics media")
  expect(createResponse("fc-consent=2.20261121")).toBe("")
  expect(createResponse("fc-consent=1.20261121.statistics")).toBeUndefined()
  expect(createResponse("")).toBeUndefined()
})

test("Do Not Track counts as a refusal until the visitor accepts or refuses cookies", () => {
  expect(createResponse("", { globalPrivacyControl: true })).toBe("")
  expect(createResponse("", { doNotTrack: "1" })).toBe("")
  expect(createResponse("fc-consent=2.20261121.statistics", { globalPrivacyControl: true })).toBe("statistics")
})
