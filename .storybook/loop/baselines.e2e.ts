import { expect } from "@playwright/test"
import { recordedMachine, recordMachine, whyNotComparable } from "./machine.ts"
import { open } from "./outcome.ts"
import { FORGIVING, isPictured, isUpdate, orphans, removeOrphans, TAKING } from "./pictures.ts"
import { isWhole, stories, visitFor } from "./story-index.ts"
import { test } from "./workshop.ts"

test("Baselines: a page that looks otherwise than its picture is noticed", async ({ workshop }, info) => {
  if (isUpdate(info)) recordMachine(workshop.machine)
  const reason = whyNotComparable(recordedMachine(), workshop.machine)
  const story = stories.find(isPictured)
  test.skip(isUpdate(info), "Pictures are being taken.")
  test.skip(reason !== null, reason ?? "")
  if (!story) throw new Error("workshop: no story with a picture was built. Build one.")

  const page = await workshop.visit({ ...visitFor(story), isFresh: true })
  await open(page, story.id)
  await page.evaluate(() => document.body.style.setProperty("filter", "invert(1)"))
  const picture = await page.screenshot(TAKING)

  expect(() => expect(picture).toMatchSnapshot(`${story.id}.png`, FORGIVING)).toThrow(/pixels .* are different/)
})

test("Baselines: every picture belongs to a story", async ({ browserName: _ }, info) => {
  test.skip(!isWhole, "Only some of the stories were built.")
  if (isUpdate(info)) removeOrphans()

  expect(orphans()).toEqual([])
})
