import { join } from "node:path"
import { expect, type Page, type TestInfo } from "@playwright/test"
import { listen } from "./complaints.ts"
import { show } from "./outcome.ts"
import { comparePicture, isPictured } from "./pictures.ts"
import { type Entry, stories, visitFor } from "./story-index.ts"
import { test } from "./workshop.ts"

for (const story of stories) {
  test(`${story.title}: ${story.name}`, async ({ workshop }, info) => {
    const page = await workshop.visit(visitFor(story))
    await examine(page, story, info)
    if (isPictured(story)) await comparePicture(page, story, workshop.machine, info)
    if (process.env.FORECOURT_STORIES_PICTURES) await keepPicture(page, story, process.env.FORECOURT_STORIES_PICTURES)
  })
}

/** Draws and plays a story, and finds nothing wrong with it. */
async function examine(page: Page, { id }: Entry, info: TestInfo): Promise<void> {
  const complaints = listen(page)

  const { status, error, violations } = await show(page, id)

  const findings = { error, violations, complaints }
  await info.attach("findings", { body: JSON.stringify(findings), contentType: "application/json" })
  expect.soft(error, "the story plays").toBeNull()
  expect.soft(violations, "axe finds no barrier").toEqual([])
  expect.soft(complaints, "the console is silent, nothing is refused, the server's HTML is taken over").toEqual([])
  expect(status, "the workshop is content").toBe("success")
}

/** For whoever wants to look at all of them. */
async function keepPicture(page: Page, { id }: Entry, folder: string): Promise<void> {
  await page.screenshot({ path: join(folder, `${id}.png`), animations: "disabled" })
}
