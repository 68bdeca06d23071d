import type { Page } from "@playwright/test"
import {
  applyCircumstances,
  findFaultsAtRest,
  findFaultsInForcedColors,
  onFocus,
  overflow,
} from "./circumstances-in-page.ts"
import type { Entry } from "./story-index.ts"

/** The minimum window width in pixels at which a story is tested with the text at 200% of its normal size. */
const ROOMY_PX = 640

/** The window width in pixels at which a page must not scroll horizontally (WCAG 2.2 1.4.10). */
const NARROW_PX = 320

/**
 * Checks a story under unusual conditions, such as forced colours and a narrow window, and then restores the page.
 * Returns one sentence for each failure.
 */
export async function withstand(page: Page, { tags }: Pick<Entry, "tags">): Promise<readonly string[]> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 }
  const isBar = tags.includes("bar")
  const isForced = await page.evaluate(() => matchMedia("(forced-colors: active)").matches)
  const moving = await page.evaluate(findFaultsAtRest)
  const seen = await page.evaluate(onFocus)

  const turnedAbout = await page.evaluate(applyCircumstances, { dir: "rtl", fontSize: "" })
  const twiceAsLarge =
    width >= ROOMY_PX && !isBar ? await page.evaluate(applyCircumstances, { dir: "", fontSize: "200%" }) : []
  await page.setViewportSize({ width: NARROW_PX, height })
  const narrow = isBar ? [] : await page.evaluate(overflow)
  await page.setViewportSize({ width, height })

  await page.emulateMedia({ forcedColors: "active" })
  const forced = await page.evaluate(findFaultsInForcedColors)
  // The next story on this page is for the same kind of visitor.
  await page.emulateMedia({ forcedColors: isForced ? "active" : "none" })

  return [
    ...(isForced === tags.includes("forced-colors") ? [] : ["is shown in other colours than its tag says"]),
    ...moving.map((what) => `moves although the visitor asked for less motion: ${what}`),
    ...seen.map((what) => `does not show that it has the focus: ${what}`),
    ...turnedAbout.map((what) => `reads from the right: ${what}`),
    ...twiceAsLarge.map((what) => `letters twice as large: ${what}`),
    ...narrow.map((what) => `in a window of ${NARROW_PX} px: ${what}`),
    ...forced.map((what) => `in the visitor's own colours: ${what}`),
  ]
}
