import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type TestInfo,
} from "@playwright/test"
import { setClock, TEST_MOMENT_MS } from "../scripts/vitest/test-moment.ts"

export { expect }

/** Attachment of a failed test, read by `scripts/suites/read-playwright.ts`. */
const SHOWN = "page"

/** Address of a site in the form that the project tries; of the site that most tests share when none is named. */
export function siteUrl(site = "se-automotive"): string {
  const url = JSON.parse(required(base.info().project.name === "plain" ? "PLAIN_URLS" : "SITE_URLS"))[site]
  if (url === undefined) throw new Error(`e2e: ${site} does not run. Start it in start-servers.ts.`)
  return url
}
/** Address of the platform behind it. */
export const platformUrl = () => required("PLATFORM_URL")

function required(name: string): string {
  const value = process.env[name]
  if (value === undefined) throw new Error(`e2e: ${name} is not set. Run the tests with e2e/playwright.config.ts.`)
  return value
}

/** Waits until the page has nothing left to do by itself: all is loaded, its typefaces are there, the browser idles. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("load")
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestIdleCallback(resolve))
  })
}

/**
 * Waits until an element's island is hydrated, so that its handlers hear what the test does: islands say so on their
 * outermost element. An element that stands in none belongs to the page, which is hydrated before any island on it.
 */
export async function alive(element: Locator): Promise<void> {
  const isAlive = () =>
    element.evaluate((node) => {
      const first = (within: ParentNode) => within.querySelector("[data-island]")
      const island = node.closest("[data-island]") ?? first(node) ?? first(document)
      // The least that a visitor can do with an island that works natively.
      island?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }))
      return island?.hasAttribute("data-hydrated")
    })
  await expect.poll(isAlive, { timeout: 15_000 }).toBe(true)
}

/**
 * Listens for words that are shown for a moment only: a busy machine may look too late. Begin before they can come;
 * what is returned waits until they were shown.
 */
export async function listenFor(around: Locator, text: string): Promise<() => Promise<void>> {
  const ear = await around.evaluateHandle((node, wanted) => {
    const found = { isShown: false }
    const look = () => {
      found.isShown ||= [...node.querySelectorAll("*")].some(
        (element) => element.textContent?.trim() === wanted && element.checkVisibility(),
      )
    }
    new MutationObserver(look).observe(node, { subtree: true, childList: true, characterData: true })
    return found
  }, text)
  return () => expect.poll(() => ear.evaluate(({ isShown }) => isShown), { message: `"${text}" was shown` }).toBe(true)
}

/** After a test that failed: what the page shows, as somebody hears it who cannot see it. The summary of `npm test` has it. */
export async function attachPage(page: Page, test: TestInfo): Promise<void> {
  if (test.status === test.expectedStatus || test.attachments.some(({ name }) => name === SHOWN)) return
  const body = await page.ariaSnapshot({ timeout: 5000 }).catch((error) => `the page cannot be looked at: ${error}`)
  await test.attach(SHOWN, { body, contentType: "text/plain" })
}

interface Visitor {
  /** Whether the visitor has answered the question about cookies: with no. Otherwise it lies over the page. */
  readonly hasConsentCookie: boolean
}

interface Watch {
  /** What the browser complained about: policy violations, page errors, messages of level error. */
  readonly complaints: string[]
}

/**
 * Pages of a context show the moment of all tests, and go on from there, also when they are loaded anew. Timers are left
 * alone. So are sites and the browser's network, which keep the machine's time: a cookie's end is compared with that.
 */
function setServiceClock(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(setClock, { startMs: TEST_MOMENT_MS, sinceMs: Date.now() })
}

/** A context beside that of the test: another visitor's, at the same moment. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: "sv-SE", timezoneId: "Europe/Stockholm" })
  await setServiceClock(context)
  return context
}

/** Cookies know no ports: it holds on every site of this machine. */
const REFUSAL = { name: "fc-consent", value: "1.20261121", domain: "localhost", path: "/" }

/**
 * Every page of every test is watched. A violation of the content security policy, an uncaught error or an error
 * in the console fails the test; one that belongs to the situation is taken out of `complaints` by the test itself.
 */
export const test = base.extend<Visitor & Watch & { readonly watch: undefined }>({
  hasConsentCookie: [true, { option: true }],
  page: async ({ page }, use, testInfo) => {
    await use(page)
    await attachPage(page, testInfo)
  },
  complaints: async ({ browserName: _ }, use) => {
    await use([])
  },
  watch: [
    async ({ context, complaints, hasConsentCookie }, use) => {
      await setServiceClock(context)
      if (hasConsentCookie) await context.addCookies([REFUSAL])
      await context.exposeFunction("reportViolation", (violation: string) => complaints.push(violation))
      await context.addInitScript(() => {
        addEventListener("securitypolicyviolation", (event) => {
          const { reportViolation } = globalThis as unknown as { reportViolation: (violation: string) => void }
          reportViolation(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
        })
      })
      context.on("page", (page) => watchPage(page, complaints))
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

function watchPage(page: Page, complaints: string[]): void {
  page.on("pageerror", (error) => complaints.push(`page: ${error.message}`))
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()}`)
  })
}
