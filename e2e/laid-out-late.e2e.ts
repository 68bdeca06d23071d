import type { Locator, Page } from "@playwright/test"
import { expect, siteUrl, test, waitUntilSettled } from "./fixture.ts"

const blocks = (page: Page) => page.locator("main > *")

const isShown = (block: Element) => block.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })
const isLaidOut = (page: Page, at: number) => blocks(page).nth(at).evaluate(isShown)

test("the top of a long page is laid out immediately, and lower blocks are laid out only when a visitor scrolls near them", async ({
  page,
}) => {
  await page.goto(siteUrl())

  expect(await isLaidOut(page, 0)).toBe(true)
  expect(await isLaidOut(page, 1)).toBe(true)
  expect(await isLaidOut(page, -1)).toBe(false)

  await blocks(page).nth(-1).scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(page, -1)).toBe(true)
})

test("a fragment link scrolls to its target anywhere on a long page", async ({ page }) => {
  await page.goto(siteUrl())
  const target = blocks(page).nth(-1).locator("a[href]").last()

  await target.evaluate((link) => {
    link.id = "langt-ner"
    location.hash = "#langt-ner"
  })

  await expect(target).toBeInViewport()
})

for (const [how, comeBack] of [
  ["goes back", (page: Page) => page.goBack()],
  ["loads the page anew", (page: Page) => page.goBack().then(() => page.reload())],
] as const)
  test(`the previous scroll position is restored for a visitor who ${how}`, async ({ page }) => {
    await page.goto(siteUrl())
    const link = blocks(page).nth(-1).locator("a[href^='/']").last()
    for (let at = 1; at < (await blocks(page).count()); at += 1) await lookAt(blocks(page).nth(at))
    await link.scrollIntoViewIfNeeded()
    await waitUntilSettled(page)
    const place = (await link.boundingBox())?.y ?? Number.NaN
    await link.click()
    await expect(page).not.toHaveURL(`${siteUrl()}/`)
    // The page is loaded when no address in it changes any more.
    await waitUntilSettled(page)

    await comeBack(page)
    await expect(page).toHaveURL(`${siteUrl()}/`)
    await waitUntilSettled(page)

    await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? Number.NaN) - place)).toBeLessThan(2)
  })

async function lookAt(block: Locator): Promise<void> {
  await block.evaluate((node) => node.scrollIntoView())
  await expect.poll(() => block.evaluate(isShown)).toBe(true)
}

test("inserting elements above an article and scrolling the page do not move the article's back link in the window", async ({
  browser,
}) => {
  // The test inserts an element before the story, which React does not expect.
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${siteUrl()}/livet-med-bil/elbil-i-kyla`)
  const back = page.locator("[data-scope=story-page][data-part=back]")
  const previous = await back.boundingBox()

  await page.evaluate(() => {
    for (let more = 0; more < 3; more += 1) document.querySelector("main")?.prepend(document.createElement("div"))
    scrollTo(0, 500)
  })

  expect(await back.boundingBox()).toEqual(previous)
  await page.close()
})
