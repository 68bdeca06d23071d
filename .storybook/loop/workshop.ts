import { type Browser, test as base, type Page } from "@playwright/test"
import { STORY_TIME_MS, setClock } from "../set-clock.ts"
import { type Machine, thisMachine } from "./machine.ts"
import { reportOutcome } from "./outcome.ts"
import type { Visit } from "./story-index.ts"

const HEIGHT_PX = 900

/** Pages of the workshop, one for all stories of a worker with the same pointer: its code is read and compiled once. */
interface Workshop {
  readonly machine: Machine
  readonly visit: (visit: Visit) => Promise<Page>
}

export const test = base.extend<object, { workshop: Workshop }>({
  workshop: [
    async ({ browser }, use) => {
      const pages = new Map<boolean, Page>()
      await use({
        machine: await thisMachine(browser),
        visit: async ({ widthPx, isTouch, forcedColors, reducedMotion }) => {
          const page = pages.get(isTouch) ?? (await open(browser, isTouch))
          pages.set(isTouch, page)
          await page.setViewportSize({ width: widthPx, height: HEIGHT_PX })
          await page.emulateMedia({ forcedColors, reducedMotion })
          return page
        },
      })
      for (const page of pages.values()) await page.context().close()
    },
    { scope: "worker" },
  ],
})

async function open(browser: Browser, hasTouch: boolean): Promise<Page> {
  const port = process.env.FORECOURT_STORIES_PORT ?? "6119"
  const context = await browser.newContext({
    baseURL: `http://localhost:${port}`,
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    hasTouch,
  })
  await context.addInitScript(reportOutcome)
  await context.addInitScript(setClock, STORY_TIME_MS)
  return context.newPage()
}
