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

/**
 * The name of the attachment that contains the page of a failed test. `scripts/suites/read-playwright.ts` reads this
 * attachment.
 */
const SHOWN = "page"

export function siteUrl(site = "se-automotive"): string {
  const url = JSON.parse(readRequired(base.info().project.name === "plain" ? "PLAIN_URLS" : "SITE_URLS"))[site]
  if (url === undefined) throw new Error(`e2e: ${site} does not run. Start it in start-servers.ts.`)
  return url
}
export const platformUrl = () => readRequired("PLATFORM_URL")

function readRequired(name: string): string {
  const value = process.env[name]
  if (value === undefined) throw new Error(`e2e: ${name} is not set. Run the tests with e2e/playwright.config.ts.`)
  return value
}

export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForLoadState("load")
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestIdleCallback(resolve))
  })
}

/**
 * Waits until the island around or inside an element is hydrated. If there is no such island, waits for the first
 * island on the page, since the rest of the page hydrates before the islands.
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
 * Starts watching for a text that may disappear before an assertion can find it. The returned function waits until the
 * text has been shown.
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

export async function attachPage(page: Page, test: TestInfo): Promise<void> {
  if (test.status === test.expectedStatus || test.attachments.some(({ name }) => name === SHOWN)) return
  const body = await page.ariaSnapshot({ timeout: 5000 }).catch((error) => `the page cannot be looked at: ${error}`)
  await test.attach(SHOWN, { body, contentType: "text/plain" })
}

interface Visitor {
  /** True if the visitor has already rejected cookies. Otherwise the consent banner covers part of the page. */
  readonly hasConsentCookie: boolean
}

interface Watch {
  readonly complaints: string[]
}

/**
 * Sets the clock of all pages to the time that the tests use. Cookies still expire according to the clock of the
 * machine.
 */
function setServiceClock(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(setClock, { startMs: TEST_MOMENT_MS, sinceMs: Date.now() })
}

export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: "sv-SE", timezoneId: "Europe/Stockholm" })
  await setServiceClock(context)
  return context
}

/**
 * The cookie of a visitor who has rejected cookies. Cookies ignore ports, so it is valid for every site on this
 * machine.
 */
const REFUSAL = { name: "fc-consent", value: "1.20261121", domain: "localhost", path: "/" }

/**
 * The test function of all browser tests, which fails on any uncaught error, console error or policy violation. A test
 * removes the errors that it expects from `complaints`.
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
