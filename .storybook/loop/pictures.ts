import { existsSync, readdirSync, rmSync } from "node:fs"
import { join, matchesGlob } from "node:path"
import { expect, type Page, type TestInfo } from "@playwright/test"
import chromatic from "../../chromatic.config.json" with { type: "json" }
import { BASELINES, type Machine, recordedMachine, whyNotComparable } from "./machine.ts"
import { type Entry, stories } from "./story-index.ts"

/** Of which stories pictures are kept: here and in Chromatic the same. */
export function isPictured({ title, name }: Entry): boolean {
  return chromatic.onlyStoryNames.some((pattern) => matchesGlob(`${title}/${name}`, pattern))
}

/** How a picture is taken. */
export const TAKING = { animations: "disabled", caret: "hide", fullPage: true } as const

/** The same machine renders the same bytes; this forgives the last bit of a blurred edge. */
export const FORGIVING = { threshold: 0.02, maxDiffPixels: 16 } as const

/** A long page is taken in many pieces, twice. */
const PATIENCE_MS = 20_000

/** Whether pictures are taken anew in this run. */
export const isUpdate = ({ config }: TestInfo): boolean => config.updateSnapshots !== "none"

/** Compares the page with its committed picture; on a machine that renders otherwise it only says so. */
export async function comparePicture(page: Page, { id }: Entry, here: Machine, info: TestInfo): Promise<void> {
  const taken = recordedMachine()
  const reason = whyNotComparable(taken, here)
  if (isUpdate(info) && reason && taken && String(info.project.grep) !== String(/.*/)) {
    throw new Error(
      "pictures: the others were taken on another machine. Take all of them: npm run stories:test -- --update",
    )
  }
  info.annotations.push({ type: "picture", description: id })
  if (reason && !isUpdate(info)) {
    info.annotations.push({ type: "not compared", description: reason })
    return
  }
  await comeToRest(page)
  await expect(page).toHaveScreenshot(`${id}.png`, { ...TAKING, ...FORGIVING, timeout: PATIENCE_MS })
}

/** Typefaces and pictures have come and everything is laid out, also below the window. */
async function comeToRest(page: Page): Promise<void> {
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

/** Committed pictures that no story asks for any more. */
export function orphans(): readonly string[] {
  const wanted = new Set(stories.filter(isPictured).map(({ id }) => `${id}.png`))
  const kept = existsSync(BASELINES) ? readdirSync(BASELINES) : []
  return kept.filter((file) => file.endsWith(".png") && !wanted.has(file))
}

export function removeOrphans(): void {
  for (const file of orphans()) rmSync(join(BASELINES, file))
}
