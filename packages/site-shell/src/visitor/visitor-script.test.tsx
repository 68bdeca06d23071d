import { gzipSync } from "node:zlib"
import { afterEach, expect, test, vi } from "vitest"
import { CONSENT_SCRIPT } from "../consent/consent-script.ts"
import { startVisitor, visitorScript } from "./visitor-script.ts"

const MOST_BYTES = 2500

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
  for (const [name, listener] of listeners.splice(0)) window.removeEventListener(name, listener, true)
  delete root.dataset.consent
  delete browser.dataLayer
  cookie("fc-consent=; Max-Age=0")
  document.head.innerHTML = ""
  document.body.innerHTML = ""
})

function cookie(text: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the visitor's choice is a cookie, and the store for them is asynchronous.
  document.cookie = text
}

/** Opens a page whose visitor answered earlier (`null`: did not), with a server that keeps what the banner sends. */
function openPage(consent: string | null, container = "GTM-A1") {
  const sent: Sent[] = []
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, "addEventListener").mockImplementation(
    (name: string, listener: EventListenerOrEventListenerObject) => {
      listeners.push([name, listener])
      add(name, listener, true)
    },
  )
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    const body = String(init?.body)
    sent.push({ path: String(path), body })
    const answer = new URLSearchParams(body)
    const names = answer.get("choice") === "all" ? ["statistics", "marketing", "media"] : answer.getAll("purpose")
    if (String(path) === "/visitor/consent") cookie(`fc-consent=${["1", "20261121", ...names].join(".")}`)
    return new Response(null, { status: 204 })
  })
  if (consent !== null) root.dataset.consent = consent
  document.body.innerHTML = `
    <section id="consent" data-version="1">
      <h2 tabindex="-1">Kakor</h2>
      <form><input type="hidden" name="version" value="1"><button name="choice" value="all">Alla</button></form>
      <form><input type="hidden" name="version" value="1">
        <input type="checkbox" name="purpose" value="statistics"><input type="checkbox" name="purpose" value="media">
        <button name="choice" value="some">Spara</button></form>
    </section>
    <a href="/kakor#consent">Ändra</a>
    <script type="text/plain" data-visitor data-page="Verkstad" data-variant="a1_sv_default" data-language="sv"
      data-tag-container="${container}"></script>`
  startVisitor()
  return { sent, banner: document.getElementById("consent") as HTMLElement }
}

const press = (name: string) =>
  [...document.querySelectorAll<HTMLElement>("button, a")].find(({ textContent }) => textContent === name)?.click()

const tags = () => [...document.head.querySelectorAll("script")].map(({ src }) => src)

test.each([
  ["before the choice", null],
  ["after a refusal", ""],
  ["for films alone", "media"],
])("%s nothing is sent, stored or loaded", (_, consent) => {
  const { sent } = openPage(consent)

  expect(sent).toEqual([])
  expect(tags()).toEqual([])
  expect(document.cookie).toBe("")
  expect(browser.dataLayer).toBeUndefined()
})

test("a visitor who agreed to statistics is counted once, and Tag Manager starts [spec 1 §7 page-view]", () => {
  const { sent } = openPage("statistics")

  expect(sent).toEqual([
    { path: "/visitor/page-view", body: '{"page":"Verkstad","variantId":"a1_sv_default","language":"sv"}' },
  ])
  expect(tags()).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-A1"])
})

test("tags hear what was agreed to before they hear anything else", () => {
  openPage("marketing")

  const [command, event, start] = browser.dataLayer ?? []
  expect([...(command as Iterable<unknown>)]).toEqual([
    "consent",
    "default",
    { analytics_storage: "denied", ad_storage: "granted", ad_user_data: "granted", ad_personalization: "granted" },
  ])
  expect(event).toEqual({ event: "consent", consent_statistics: false, consent_marketing: true, consent_media: false })
  expect(start).toMatchObject({ event: "gtm.js" })
})

test("a page without a container loads no tags", () => {
  openPage("statistics marketing", "")

  expect(tags()).toEqual([])
})

test("an answer counts at once: the banner's form is sent, the page is told, and counted", async () => {
  const told = vi.fn()
  const { sent } = openPage(null)
  document.addEventListener("fc-consent", told)

  press("Alla")
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())

  expect(root.dataset.consent).toBe("statistics marketing media")
  expect(sent.map(({ path }) => path)).toEqual(["/visitor/consent", "/visitor/page-view"])
  expect(sent[0]?.body).toBe("version=1&choice=all")
})

test("an answer that was not kept is no answer", async () => {
  openPage(null)
  vi.mocked(window.fetch).mockResolvedValueOnce(new Response(null, { status: 500 }))

  press("Alla")
  await Promise.resolve()

  expect(root.dataset.consent).toBeUndefined()
})

test("a link opens the question again with what was answered, and gets the focus back", async () => {
  const { banner } = openPage("media")

  press("Ändra")
  expect(banner.dataset.open).toBe("")
  expect(document.activeElement).toBe(banner.querySelector("h2"))
  const ticked = [...banner.querySelectorAll<HTMLInputElement>("[name=purpose]")].map(({ checked }) => checked)
  expect(ticked).toEqual([false, true])

  banner.querySelector("h2")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }))
  expect(banner.dataset.open).toBeUndefined()
  expect(document.activeElement?.textContent).toBe("Ändra")
})

test("tags that run are ended by a fresh page when a visitor takes consent back", async () => {
  openPage("statistics marketing")
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {})

  press("Spara")

  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test("the file that browsers load is the function, called, without comments and small", () => {
  const script = visitorScript()

  expect(script).toMatch(/^\(function startVisitor\(\)[\s\S]+\}\)\(\)$/)
  expect(() => new Function(script)).not.toThrow()
  expect(script).not.toMatch(/^ |\/\*|\/\/ /m)
  // It stands on every page: what consent, page views and the start of tags may weigh together.
  expect(gzipSync(script + CONSENT_SCRIPT, { level: 9 }).length).toBeLessThan(MOST_BYTES)
})
