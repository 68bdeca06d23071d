import { test as base, expect, type Locator, type Page } from "@playwright/test"

export { expect }

/** Address of a site; of the one that most tests share when none is named. */
export function siteUrl(site = "se-automotive"): string {
  const url = JSON.parse(required("SITE_URLS"))[site]
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

/** Does the least that a visitor can do: what sleeps until somebody is there wakes up. */
export async function stir(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("wheel")))
}

/** Waits until the page has nothing left to do by itself: all is loaded, its typefaces are there, the browser idles. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("load")
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestIdleCallback(resolve))
  })
}

/** Waits until React has taken an element over, so that its handlers hear what the test does. */
export async function alive(element: Locator): Promise<void> {
  const isAlive = async () => {
    await stir(element.page())
    return element.evaluate(isTakenOver)
  }
  await expect.poll(isAlive, { timeout: 15_000 }).toBe(true)
}

/**
 * Runs in the page. An element is known to React a moment before its island, or the whole page, is React's own: until
 * then nothing is heard.
 */
function isTakenOver(node: Element): boolean {
  interface Fiber {
    readonly return: Fiber | null
    readonly alternate: Fiber | null
    readonly flags: number
    readonly memoizedProps: { readonly dangerouslySetInnerHTML?: unknown } | null
    readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } | null } }
  }
  /** React's own marks on what is being placed, or taken over, and not yet there. */
  const NOT_THERE_YET = 2 | 4096
  const fiberOf = (of: Element) => {
    const key = Object.keys(of).find((name) => name.startsWith("__reactFiber"))
    return key === undefined ? null : ((of as unknown as Record<string, Fiber>)[key] ?? null)
  }
  let known: Element | null = node
  while (known && !fiberOf(known)) known = known.parentElement
  let fiber = known && fiberOf(known)
  // What the server wrote as HTML belongs to the element around it; anything else that is not known is not there yet.
  if (known !== node && !fiber?.memoizedProps?.dangerouslySetInnerHTML) return false
  for (; fiber?.return; fiber = fiber.return) {
    if (fiber.alternate === null && (fiber.flags & NOT_THERE_YET) !== 0) return false
  }
  return fiber?.stateNode.current.memoizedState?.isDehydrated === false
}

/**
 * Listens for words that are shown for a moment only: a busy machine may look too late. Begin before they can come;
 * what is returned waits until they were shown.
 */
export async function listenFor(around: Locator, words: string): Promise<() => Promise<void>> {
  const ear = await around.evaluateHandle((node, wanted) => {
    const found = { isShown: false }
    const look = () => {
      found.isShown ||= [...node.querySelectorAll("*")].some(
        (element) => element.textContent?.trim() === wanted && element.checkVisibility(),
      )
    }
    new MutationObserver(look).observe(node, { subtree: true, childList: true, characterData: true })
    return found
  }, words)
  return () => expect.poll(() => ear.evaluate(({ isShown }) => isShown), { message: `"${words}" was shown` }).toBe(true)
}

interface Visitor {
  /** Whether the visitor has answered the question about cookies: with no. Otherwise it lies over the page. */
  readonly hasAnswered: boolean
}

interface Watch {
  /** What the browser complained about: policy violations, page errors, messages of level error. */
  readonly complaints: string[]
}

/** Cookies know no ports: it holds on every site of this machine. */
const REFUSAL = { name: "fc-consent", value: "1.20261121", domain: "localhost", path: "/" }

/**
 * Every page of every test is watched. A violation of the content security policy, an uncaught error or an error
 * in the console fails the test; one that belongs to the situation is taken out of `complaints` by the test itself.
 */
export const test = base.extend<Visitor & Watch & { readonly watch: undefined }>({
  hasAnswered: [true, { option: true }],
  complaints: async ({ browserName: _ }, use) => {
    await use([])
  },
  watch: [
    async ({ context, complaints, hasAnswered }, use) => {
      if (hasAnswered) await context.addCookies([REFUSAL])
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
