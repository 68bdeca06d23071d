import { join } from "node:path"
import { expect, type Page, type TestInfo } from "@playwright/test"
import { listen } from "./complaints.ts"
import { leave, type Outcome, open, select } from "./outcome.ts"
import { comparePicture, isPictured } from "./pictures.ts"
import { type Entry, stories, visitFor } from "./story-index.ts"
import { test } from "./workshop.ts"

for (const story of stories) {
  test(`${story.title}: ${story.name}`, async ({ workshop }, info) => {
    const page = await workshop.visit(visitFor(story))
    const { outcome, complaints } = await show(page, story.id)
    if (isPictured(story)) await comparePicture(page, story, workshop.machine, info)
    if (process.env.FORECOURT_STORIES_PICTURES) await keepPicture(page, story, process.env.FORECOURT_STORIES_PICTURES)
    await leave(page)
    await judge(outcome, complaints, info)
  })
}

interface Shown {
  readonly outcome: Outcome
  /** Grows as long as the story is there. */
  readonly complaints: readonly string[]
}

/** Shows a story on the page of the one before, or on a new one when that left something behind. */
async function show(page: Page, id: string): Promise<Shown> {
  const complaints = listen(page)
  const outcome = await select(page, id)
  if (outcome) return { outcome, complaints }

  await page.goto("about:blank")
  const heardAnew = listen(page)
  return { outcome: await open(page, id), complaints: heardAnew }
}

/** Nothing is wrong with a story that was drawn, played and left. */
async function judge(
  { status, error, violations }: Outcome,
  complaints: readonly string[],
  info: TestInfo,
): Promise<void> {
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
