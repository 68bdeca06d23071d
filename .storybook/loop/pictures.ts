import { matchesGlob } from "node:path"
import { expect, type Page, type TestInfo } from "@playwright/test"
import chromatic from "../../chromatic.config.json" with { type: "json" }
import { NO_HISTORY } from "../../scripts/base-storybook.ts"
import { open } from "./outcome.ts"
import { type Entry, readEntries, visitFor } from "./story-index.ts"
import type { Storybook } from "./storybook.ts"

/**
 * The folder of a Storybook that was built from an earlier commit. It is `undefined` if no pictures are compared, and
 * empty if there is no earlier commit.
 */
const BASE_FOLDER = process.env.FORECOURT_STORIES_BASE

export const whyNotCompared =
  BASE_FOLDER === undefined
    ? "Pictures are not compared: `npm run stories:test -- --pictures` compares them."
    : BASE_FOLDER === ""
      ? NO_HISTORY
      : null

const baseEntries = BASE_FOLDER ? readEntries(BASE_FOLDER) : {}

export function isCompared({ id, title, name }: Entry): boolean {
  return id in baseEntries && chromatic.onlyStoryNames.some((pattern) => matchesGlob(`${title}/${name}`, pattern))
}

const TAKING = { animations: "disabled", caret: "hide", fullPage: true } as const

/**
 * The tolerance for differences between two screenshots. It is low, since screenshots from the same machine are almost
 * identical.
 */
export const FORGIVING = { threshold: 0.02, maxDiffPixels: 16 } as const

export async function comparePicture(page: Page, story: Entry, storybook: Storybook, info: TestInfo): Promise<void> {
  if (!isCompared(story)) return
  info.annotations.push({ type: "picture", description: story.id })
  await takeBasePicture(story, storybook, info)
  expect(await takePicture(page)).toMatchSnapshot(`${story.id}.png`, FORGIVING)
}

/**
 * Takes a screenshot of the story in the Storybook that was built from an earlier commit, and stores it as Playwright's
 * reference screenshot.
 */
export async function takeBasePicture(story: Entry, storybook: Storybook, info: TestInfo): Promise<void> {
  const base = await storybook.visitBase(visitFor(story))
  await open(base, story.id)
  await takePicture(base, info.snapshotPath(`${story.id}.png`))
  await base.context().close()
}

/**
 * Takes screenshots until two consecutive ones are identical, and returns the last one. If `path` is set, the
 * screenshot is also saved there.
 */
export async function takePicture(page: Page, path?: string): Promise<Buffer> {
  await loadEverything(page)
  let previous = await page.screenshot(TAKING)
  for (;;) {
    const next = await page.screenshot({ ...TAKING, ...(path && { path }) })
    if (next.equals(previous)) return next
    previous = next
  }
}

async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const node of document.querySelectorAll<HTMLElement>("#storybook-root *")) {
      const isLater = getComputedStyle(node).contentVisibility === "auto"
      if (isLater) node.style.setProperty("content-visibility", "visible")
    }
    for (const image of document.images) image.loading = "eager"
    await document.fonts.ready
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)))
  })
}
