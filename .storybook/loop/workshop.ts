import { type Browser, test as base, type Page } from "@playwright/test"
import { setClock } from "../../test-moment.ts"
import { STORY_TIME_MS } from "../story-time.ts"
import { type Machine, thisMachine } from "./machine.ts"
import { followStories } from "./outcome.ts"
import type { Visit } from "./story-index.ts"

const HEIGHT_PX = 900

/** Pages of the workshop, one for all stories of a worker with the same visitor: its code is read and compiled once. */
interface Workshop {
  readonly machine: Machine
  readonly visit: (visit: Visit) => Promise<Page>
}

export const test = base.extend<object, { workshop: Workshop }>({
  workshop: [
    async ({ browser }, use) => {
      const pages = new Map<string, Page>()
      await use({
        machine: await thisMachine(browser),
        visit: async (visit) => {
          const visitor = JSON.stringify(visit)
          if (visit.isFresh) await pages.get(visitor)?.context().close()
          const known = visit.isFresh ? undefined : pages.get(visitor)
          const page = known ?? (await open(browser, visit))
          pages.set(visitor, page)
          return page
        },
      })
      for (const page of pages.values()) await page.context().close()
    },
    { scope: "worker" },
  ],
})

async function open(browser: Browser, { widthPx, isTouch, forcedColors, reducedMotion }: Visit): Promise<Page> {
  const port = process.env.FORECOURT_STORIES_PORT ?? "6119"
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
