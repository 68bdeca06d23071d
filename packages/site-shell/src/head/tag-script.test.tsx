import { expect, test } from "vitest"
import { CONSENT_COOKIE, CONSENT_EVENT, startTags, tagScript } from "./tag-script.ts"

/** Opens a page with a container of its own name, after the visitor chose (or did not). */
function openPage(container: string, choice: string | null) {
  document.body.innerHTML = `<script type="text/plain" data-tag-container="${container}"></script>`
  choose(choice ?? "")
  startTags()
}

function choose(choice: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the visitor's choice is a cookie, and the store for them is asynchronous.
  document.cookie = `${CONSENT_COOKIE}=${choice}`
}

/** Scripts on the page for a container. They are kept from loading. */
const loaded = (container: string) =>
  [...document.head.querySelectorAll("script")].filter(({ src }) => src.endsWith(`gtm.js?id=${container}`))

const browser = window as typeof window & { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } }
browser.happyDOM.settings.handleDisabledFileLoadingAsSuccess = true

test("nothing is loaded before a choice, or after a refusal", () => {
  for (const [container, choice] of [
    ["GTM-A1", null],
    ["GTM-A2", "none"],
    ["GTM-A3", "marketing"],
  ] as const) {
    openPage(container, choice)

    expect(loaded(container)).toEqual([])
  }
})

test("Tag Manager is loaded once statistics are granted", () => {
  openPage("GTM-B1", "statistics.marketing")

  expect(loaded("GTM-B1").map(({ src }) => src)).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-B1"])
})

test("a choice made on the page counts at once, and once", () => {
  openPage("GTM-C1", null)

  choose("statistics")
  document.dispatchEvent(new CustomEvent(CONSENT_EVENT))
  document.dispatchEvent(new CustomEvent(CONSENT_EVENT))

  expect(loaded("GTM-C1")).toHaveLength(1)
})

test("the file that browsers load is the function, called", () => {
  expect(tagScript()).toMatch(/^\(function startTags\(\) \{[\s\S]+\}\)\(\)$/)
})
