import type { Page } from "@playwright/test"
import { expect, siteUrl, test } from "./fixture.ts"

const blocks = (page: Page) => page.locator("main > *")

const isLaidOut = (page: Page, at: number) =>
  blocks(page)
    .nth(at)
    .evaluate((block) => block.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))

test("what stands at the top is laid out at once, the end of a long page when somebody comes near", async ({
  page,
}) => {
  await page.goto(siteUrl())

  expect(await isLaidOut(page, 0)).toBe(true)
  expect(await isLaidOut(page, 1)).toBe(true)
  expect(await isLaidOut(page, -1)).toBe(false)

  await blocks(page).nth(-1).scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(page, -1)).toBe(true)
})

test("an address within a page leads to its place, however far down", async ({ page }) => {
  await page.goto(siteUrl())
  const target = blocks(page).nth(-1).locator("a[href]").last()

  await target.evaluate((link) => {
    link.id = "langt-ner"
    location.hash = "#langt-ner"
  })

  await expect(target).toBeInViewport()
})

test("who goes back stands where they left", async ({ page }) => {
  await page.goto(siteUrl())
  const link = blocks(page).nth(-1).locator("a[href^='/']").last()
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await expect(page).not.toHaveURL(`${siteUrl()}/`)

  await page.goBack()

  await expect(link).toBeInViewport()
})

test("the way back of a story is fixed to the window, wherever on the page the story stands", async ({ browser }) => {
  // What is put in front of it is no page that React knows.
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${siteUrl()}/livet-med-bil/elbil-i-kyla`)
  const back = page.locator("[data-scope=story-page][data-part=back]")
  const before = await back.boundingBox()

  await page.evaluate(() => {
    for (let more = 0; more < 3; more += 1) document.querySelector("main")?.prepend(document.createElement("div"))
    scrollTo(0, 500)
  })

  expect(await back.boundingBox()).toEqual(before)
  await page.close()
})
