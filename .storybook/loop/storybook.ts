import { type Browser, test as base, type Page } from "@playwright/test"
import { setClock } from "../../scripts/vitest/test-moment.ts"
import { STORY_TIME_MS } from "../story-time.ts"
import { followStories } from "./outcome.ts"
import type { Visit } from "./story-index.ts"

const HEIGHT_PX = 900
const PORT = Number(process.env.FORECOURT_STORIES_PORT ?? "6119")
const BASE_PORT = PORT + 1

/**
 * The browser pages of a Playwright worker. Stories that need the same browser settings share one page, so that
 * Storybook's code loads only once.
 */
export interface Storybook {
  readonly visit: (visit: Visit) => Promise<Page>
  /** Opens a page of the base Storybook, which is the version that provides the reference pictures. */
  readonly visitBase: (visit: Visit) => Promise<Page>
}

export const test = base.extend<object, { storybook: Storybook }>({
  storybook: [
    async ({ browser }, use) => {
      const pages = new Map<string, Page>()
      await use({
        visit: async (visit) => {
          const visitor = JSON.stringify(visit)
          if (visit.isFresh) await pages.get(visitor)?.context().close()
          const known = visit.isFresh ? undefined : pages.get(visitor)
          const page = known ?? (await open(browser, visit))
          pages.set(visitor, page)
          return page
        },
        visitBase: (visit) => open(browser, visit, BASE_PORT),
      })
      for (const page of pages.values()) await page.context().close()
    },
    { scope: "worker" },
  ],
})

async function open(
  browser: Browser,
  { widthPx, isTouch, forcedColors, reducedMotion }: Visit,
  port = PORT,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: `http://localhost:${port}`,
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    hasTouch: isTouch,
    viewport: { width: widthPx, height: HEIGHT_PX },
    forcedColors,
    reducedMotion,
  })
  await context.addInitScript(followStories)
  await context.addInitScript(setClock, { startMs: STORY_TIME_MS })
  return context.newPage()
}
