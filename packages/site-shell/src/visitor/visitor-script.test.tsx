import { gzipSync } from "node:zlib"
import { afterEach, expect, test, vi } from "vitest"
import { openConsent } from "./open-consent-script.ts"
import { startTags } from "./tags-script.ts"
import { toScript } from "./to-script.ts"
import { startVisitor } from "./visitor-script.ts"

const MAX_BYTES = 410

const root = document.documentElement
const browser = window as typeof window & {
  dataLayer?: unknown[]
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } }
}
browser.happyDOM.settings.handleDisabledFileLoadingAsSuccess = true

interface Sent {
  readonly path: string
  readonly body: string
}

const listeners: [string, EventListenerOrEventListenerObject][] = []

afterEach(() => {
  vi.restoreAllMocks()
  for (const [name, listener] of listeners.splice(0))
    for (const capture of [true, false]) window.removeEventListener(name, listener, capture)
  delete root.dataset.consent
  delete browser.dataLayer
  document.head.innerHTML = ""
  document.body.innerHTML = ""
})

function openPage(consent: string | null, container = "GTM-A1") {
  const sent: Sent[] = []
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, "addEventListener").mockImplementation(
    (name: string, listener: EventListenerOrEventListenerObject, capture?: boolean | AddEventListenerOptions) => {
      listeners.push([name, listener])
      add(name, listener, capture)
    },
  )
  vi.spyOn(navigator, "sendBeacon").mockImplementation((path, body) => {
    sent.push({ path: String(path), body: String(body) })
    return true
  })
  if (consent !== null) root.dataset.consent = consent
  document.body.innerHTML = `
    <section id="consent" data-version="1">
      <h2 tabindex="-1">Kakor</h2>
      <form><input type="checkbox" name="purpose" value="statistics"><input type="checkbox" name="purpose" value="media">
        <button name="choice" value="some">Spara</button></form>
    </section>
    <a href="/kakor#consent">Ändra</a>
    <script type="text/plain" data-page="Verkstad" data-variant-id="a1_sv_default" data-language="sv"
      data-tag-container="${container}"></script>`
  const script = document.body.lastElementChild as HTMLScriptElement
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script)
  startVisitor()
  // What the browser would have fetched.
  if (scripts().includes("/visitor/tags.js")) startTags()
  return { sent, banner: document.getElementById("consent") as HTMLElement }
}

const scripts = () => [...document.head.querySelectorAll("script")].map((script) => script.getAttribute("src"))

test.each([
  ["before the choice", null],
  ["after a refusal", ""],
  ["with consent to films only", "media"],
])("the visitor script sends no requests, sets no cookies and loads no scripts %s", (_, consent) => {
  const { sent } = openPage(consent)

  expect(sent).toEqual([])
  expect(scripts()).toEqual([])
  expect(document.cookie).toBe("")
  expect(browser.dataLayer).toBeUndefined()
})

test("with consent to statistics, a page view is sent once and Tag Manager starts [spec 1 §7 page-view]", () => {
  const { sent } = openPage("statistics")

  expect(sent).toEqual([
    { path: "/visitor/page-view", body: '{"page":"Verkstad","variantId":"a1_sv_default","language":"sv"}' },
  ])
  expect(scripts()).toEqual(["/visitor/tags.js", "https://www.googletagmanager.com/gtm.js?id=GTM-A1"])
})

test("the consent state is the first event in the data layer", () => {
  openPage("marketing")

  const [command, event, start, impression] = browser.dataLayer ?? []
  expect([...(command as Iterable<unknown>)]).toEqual([
    "consent",
    "default",
    { analytics_storage: "denied", ad_storage: "granted", ad_user_data: "granted", ad_personalization: "granted" },
  ])
  expect(event).toEqual({ event: "consent", consent_statistics: false, consent_marketing: true, consent_media: false })
  expect(start).toMatchObject({ event: "gtm.js" })
  expect(impression).toEqual({ event: "page_impression" })
})

test("a page without a Tag Manager container loads no tags", () => {
  openPage("statistics marketing", "")

  expect(scripts()).toEqual([])
})

test("events pushed before Tag Manager starts follow the consent state and the page impression in the data layer", () => {
  browser.dataLayer = [{ event: "search", search_type: "start page", search_term: "volvo" }]

  openPage("statistics")

  expect(browser.dataLayer.at(-1)).toMatchObject({ event: "search" })
})

test("a link opens the consent dialog with the stored choice, and closing the dialog returns the focus to the link", () => {
  const { banner } = openPage("media")

  const link = document.querySelector("a") as HTMLElement
  link.focus()
  link.click()
  expect(scripts()).toEqual(["/visitor/open-consent.js"])
  openConsent()
  expect(banner.dataset.open).toBe("")
  expect(document.activeElement).toBe(banner.querySelector("h2"))
  const ticked = [...banner.querySelectorAll<HTMLInputElement>("[name=purpose]")].map(({ checked }) => checked)
  expect(ticked).toEqual([false, true])

  banner.querySelector("h2")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }))
  expect(banner.dataset.open).toBeUndefined()
  expect(document.activeElement?.textContent).toBe("Ändra")
})

test("the visitor script is an immediately invoked function without comments and within the size limit", () => {
  const script = toScript(startVisitor)

  expect(script).toMatch(/^\(function startVisitor\(\)[\s\S]+\}\)\(\)$/)
  expect(() => new Function(script)).not.toThrow()
  expect(script).not.toMatch(/^ |\/\*|\/\/ /m)
  expect(gzipSync(script, { level: 9 }).length).toBeLessThan(MAX_BYTES)
})
