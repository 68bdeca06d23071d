import { join } from "node:path"
import { expect, type Page } from "@playwright/test"
import { listen } from "./complaints.ts"
import { show } from "./outcome.ts"
import { type Entry, stories, visitFor } from "./story-index.ts"
import { test } from "./workshop.ts"

for (const story of stories) {
  test(`${story.title}: ${story.name}`, async ({ workshop }) => {
    const page = await workshop.visit(visitFor(story))
    const complaints = listen(page, story.title)

    const outcome = await show(page, story.id)

    expect.soft(outcome.error, "the story plays").toBeNull()
    expect.soft(outcome.violations, "axe finds no barrier").toEqual([])
    expect
      .soft(complaints, "the console is silent, nothing is refused, and the server's story is taken over")
      .toEqual([])
    expect(outcome.status, "the workshop is content").toBe("success")
    if (process.env.FORECOURT_STORIES_PICTURES) await keepPicture(page, story, process.env.FORECOURT_STORIES_PICTURES)
  })
}

/** For whoever wants to look at all of them. */
async function keepPicture(page: Page, { id }: Entry, folder: string): Promise<void> {
  await page.screenshot({ path: join(folder, `${id}.png`), animations: "disabled" })
}
