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

/** The attachment of a failed test, which `scripts/suites/read-playwright.ts` reads. */
const SHOWN = "page"

/** Returns the address of a site in the project's variant; by default of the site that most tests share. */
export function siteUrl(site = "se-automotive"): string {
  const url = JSON.parse(readRequired(base.info().project.name === "plain" ? "PLAIN_URLS" : "SITE_URLS"))[site]
  if (url === undefined) throw new Error(`e2e: ${site} does not run. Start it in start-servers.ts.`)
  return url
}
/** Returns the address of the platform behind the site. */
export const platformUrl = () => readRequired("PLATFORM_URL")

function readRequired(name: string): string {
  const value = process.env[name]
  if (value === undefined) throw new Error(`e2e: ${name} is not set. Run the tests with e2e/playwright.config.ts.`)
  return value
}

/** Waits until the page is idle: everything is loaded, its typefaces included, and the browser is idle. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForLoadState("load")
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestIdleCallback(resolve))
  })
}

/**
 * Waits until an element's island is hydrated, so that its event handlers receive the test's events: islands mark their
 * outermost element. An element outside any island belongs to the page, which hydrates before its islands.
 */
export async function alive(element: Locator): Promise<void> {
  const isAlive = () =>
    element.evaluate((node) => {
      const first = (within: ParentNode) => within.querySelector("[data-island]")
      const island = node.closest("[data-island]") ?? first(node) ?? first(document)
      // Islands that work natively hydrate on the first interaction, for example a pointer over them.
      island?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }))
      return island?.hasAttribute("data-hydrated")
    })
  await expect.poll(isAlive, { timeout: 15_000 }).toBe(true)
}

/**
 * Listens for a text that is visible only for a moment: a busy machine may look too late. Start before it can appear;
 * the returned function waits until it was visible.
 */
export async function listenFor(around: Locator, text: string): Promise<() => Promise<void>> {
  const ear = await around.evaluateHandle((node, wanted) => {
    const state = { isShown: false }
    const look = () => {
      state.isShown ||= [...node.querySelectorAll("*")].some(
        (element) => element.textContent?.trim() === wanted && element.checkVisibility(),
      )
    }
    new MutationObserver(look).observe(node, { subtree: true, childList: true, characterData: true })
    return state
  }, text)
  return () => expect.poll(() => ear.evaluate(({ isShown }) => isShown), { message: `"${text}" was shown` }).toBe(true)
}

/** Attaches the accessibility tree of the page to a failed test. The summary of `npm test` includes it. */
export async function attachPage(page: Page, test: TestInfo): Promise<void> {
  if (test.status === test.expectedStatus || test.attachments.some(({ name }) => name === SHOWN)) return
  const body = await page.ariaSnapshot({ timeout: 5000 }).catch((error) => `the page cannot be looked at: ${error}`)
  await test.attach(SHOWN, { body, contentType: "text/plain" })
}

interface Visitor {
  /** True when the visitor has refused cookies. Without an answer the consent banner covers part of the page. */
  readonly hasConsentCookie: boolean
}

interface Watch {
  /** The browser's errors: policy violations, page errors and console messages of level error. */
  readonly complaints: string[]
}

/**
 * Sets the clock of a context's pages to the tests' fixed time, from where it runs on, also after a reload. Timers are
 * unchanged. Sites and the browser's network keep the machine's time, since the expiry of cookies is compared with
 * that.
 */
function setServiceClock(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(setClock, { startMs: TEST_MOMENT_MS, sinceMs: Date.now() })
}

/** Opens a context in addition to that of the test: another visitor at the same moment. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: "sv-SE", timezoneId: "Europe/Stockholm" })
  await setServiceClock(context)
  return context
}

/** Cookies ignore ports, so this one is valid on every site of this machine. */
const REFUSAL = { name: "fc-consent", value: "1.20261121", domain: "localhost", path: "/" }

/**
 * The test function of all browser tests. It watches every page: a violation of the content security policy, an
 * uncaught error or a console error fails the test. A test removes errors that it causes itself from `complaints`.
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
