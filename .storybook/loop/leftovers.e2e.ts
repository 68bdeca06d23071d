import { expect } from "@playwright/test"
import { leave, open, select } from "./outcome.ts"
import { stories, visitFor } from "./story-index.ts"
import { test } from "./storybook.ts"

const [first, second] = stories.filter(
  ({ tags }) => JSON.stringify(visitFor({ tags })) === JSON.stringify(visitFor({ tags: [] })),
)

const TRACES: Readonly<Record<string, () => unknown>> = {
  "an element beside it": () => document.body.append(document.createElement("aside")),
  "an attribute of the document": () => document.documentElement.setAttribute("data-left", ""),
  "an attribute of the body": () => document.body.setAttribute("inert", ""),
  "a class of the body": () => document.body.classList.add("left"),
  "something stored": () => localStorage.setItem("left", "behind"),
  "something stored for the session": () => sessionStorage.setItem("left", "behind"),
  "a cookie": () => cookieStore.set("left", "behind"),
  "a place in the address": () => history.replaceState(null, "", "#left"),
}

for (const [what, make] of Object.entries(TRACES)) {
  test(`the Storybook test runner opens the next story in a new browser page when the previous story leaves ${what} behind`, async ({
    storybook,
  }) => {
    if (!first || !second) throw new Error("storybook: fewer than two stories were built. Build more of them.")
    const page = await storybook.visit({ ...visitFor(first), isFresh: true })
    await open(page, first.id)
    await page.evaluate(make)
    await leave(page)

    expect(await select(page, second.id)).toBeNull()
  })
}

test("the Storybook test runner reuses the browser page when the previous story leaves no side effects", async ({
  storybook,
}) => {
  if (!first || !second) throw new Error("storybook: fewer than two stories were built. Build more of them.")
  const page = await storybook.visit({ ...visitFor(first), isFresh: true })
  await open(page, first.id)
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  await leave(page)
  await expect(page.locator("#storybook-root")).toBeEmpty()

  const outcome = await select(page, second.id)

  expect(outcome).toMatchObject({ status: "success", error: null })
  expect(await page.evaluate(() => "isTheSame" in window)).toBe(true)
})

/** Resolves with true if a story's server-rendered HTML is visible as soon as it is inserted. Runs in the page. */
const waitForLayout = () =>
  new Promise<boolean>((resolve) => {
    const root = document.querySelector("#storybook-root") as Element
    new MutationObserver(() => resolve(root.checkVisibility())).observe(root, { childList: true })
  })

test("a story is laid out before hydration even when its server-rendered HTML loads slowly", async ({ storybook }) => {
  if (!first || !second) throw new Error("storybook: fewer than two stories were built. Build more of them.")
  const page = await storybook.visit({ ...visitFor(first), isFresh: true })
  await open(page, first.id)
  await leave(page)
  await page.route("**/as-sent/*.json", async (route) => {
    await expect(page.locator("body")).toContainClass("sb-show-preparing-story")
    await route.continue()
  })
  const isLaidOut = page.evaluate(waitForLayout)

  await select(page, second.id)

  expect(await isLaidOut).toBe(true)
})
