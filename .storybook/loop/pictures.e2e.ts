import { expect } from "@playwright/test"
import { open } from "./outcome.ts"
import { FORGIVING, isCompared, takeBasePicture, takePicture, whyNotCompared } from "./pictures.ts"
import { stories, visitFor } from "./story-index.ts"
import { test } from "./storybook.ts"

test("the screenshot comparison fails when a story looks different from its baseline", async ({ storybook }, info) => {
  test.skip(whyNotCompared !== null, whyNotCompared ?? "")
  const story = stories.find(isCompared)
  if (!story) throw new Error("storybook: no story with a picture was built. Build one.")
  await takeBasePicture(story, storybook, info)

  const page = await storybook.visit({ ...visitFor(story), isFresh: true })
  await open(page, story.id)
  await page.evaluate(() => document.body.style.setProperty("filter", "invert(1)"))
  const picture = await takePicture(page)

  expect(() => expect(picture).toMatchSnapshot(`${story.id}.png`, FORGIVING)).toThrow(/pixels .* are different/)
})
