import { join } from "node:path"
import { expect, type Page, type TestInfo } from "@playwright/test"
import { withstand } from "./circumstances.ts"
import { listen } from "./complaints.ts"
import { leave, type Outcome, open, select } from "./outcome.ts"
import { comparePicture } from "./pictures.ts"
import { type Entry, stories, visitFor } from "./story-index.ts"
import { type Storybook, test } from "./storybook.ts"

for (const story of stories) {
  test(`${story.title}: ${story.name}`, async ({ storybook }, info) => {
    const page = await storybook.visit(visitFor(story))
    const target = { page, story, storybook, info }
    const seen = (await lookAfterAnother(target)) ?? (await lookAnew(target))
    if (process.env.FORECOURT_STORIES_PICTURES) await keepPicture(page, story, process.env.FORECOURT_STORIES_PICTURES)
    await judge(seen, info)
  })
}

interface Target {
  readonly page: Page
  readonly story: Entry
  readonly storybook: Storybook
  readonly info: TestInfo
}

interface Seen extends Outcome {
  readonly complaints: readonly string[]
  readonly circumstances: readonly string[]
  readonly difference: unknown
}

/**
 * Checks a story on a page that has already shown another story. Returns `null` if the check fails, since the previous
 * story may be the cause. The check is then repeated on a new page.
 */
async function lookAfterAnother(target: Target): Promise<Seen | null> {
  const complaints = listen(target.page)
  const outcome = await select(target.page, target.story.id)
  if (outcome === null) return null

  const seen = await examine(target, outcome, complaints)
  if (isRight(seen)) return seen
  target.info.annotations.push({ type: "page of its own", description: `${target.story.title}: ${target.story.name}` })
  return null
}

async function lookAnew(target: Target): Promise<Seen> {
  await target.page.goto("about:blank")
  const complaints = listen(target.page)
  return examine(target, await open(target.page, target.story.id), complaints)
}

async function examine(target: Target, outcome: Outcome, complaints: readonly string[]): Promise<Seen> {
  const placeholders = await findPlaceholders(target.page)
  if (process.env.FORECOURT_GATE) {
    await leave(target.page)
    return { ...outcome, complaints, circumstances: placeholders, difference: null }
  }
  const { page, story, storybook, info } = target
  const difference = await comparePicture(page, story, storybook, info).then(
    () => null,
    (error: unknown) => error,
  )
  const circumstances = [...placeholders, ...(await withstand(page, story))]
  await leave(page)
  return { ...outcome, complaints, circumstances, difference }
}

function findPlaceholders(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.innerText.matchAll(/.*\{[a-zA-Z]\w*\}.*/g)].map(([line]) => `a text lost its values: ${line}`),
  )
}

function isRight({ status, error, violations, complaints, circumstances, difference }: Seen): boolean {
  const count = violations.length + complaints.length + circumstances.length
  return status === "success" && error === null && count === 0 && difference === null
}

async function judge(seen: Seen, info: TestInfo): Promise<void> {
  const { status, error, violations, complaints, circumstances, difference } = seen
  const findings = { error, violations, complaints }
  await info.attach("findings", { body: JSON.stringify(findings), contentType: "application/json" })
  expect.soft(error, "the story plays").toBeNull()
  expect.soft(violations, "axe finds no barrier").toEqual([])
  expect.soft(complaints, "the console is silent, nothing is refused, the server's HTML is taken over").toEqual([])
  expect
    .soft(circumstances, "it withstands a narrow window, large letters, another direction, own colours, keys")
    .toEqual([])
  expect.soft(status, "Storybook is content").toBe("success")
  if (difference !== null) throw difference
}

async function keepPicture(page: Page, { id }: Entry, folder: string): Promise<void> {
  await page.screenshot({ path: join(folder, `${id}.png`), animations: "disabled" })
}
