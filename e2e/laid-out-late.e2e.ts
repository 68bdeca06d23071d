import type { Locator, Page } from "@playwright/test"
import { expect, settled, siteUrl, test } from "./fixture.ts"

const blocks = (page: Page) => page.locator("main > *")

/** Runs in the page. */
const isShown = (block: Element) => block.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })
const isLaidOut = (page: Page, at: number) => blocks(page).nth(at).evaluate(isShown)

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

for (const [how, comeBack] of [
  ["goes back", (page: Page) => page.goBack()],
  ["loads the page anew", (page: Page) => page.goBack().then(() => page.reload())],
] as const)
  test(`who ${how} stands where they left`, async ({ page }) => {
    await page.goto(siteUrl())
    const link = blocks(page).nth(-1).locator("a[href^='/']").last()
    for (let at = 1; at < (await blocks(page).count()); at += 1) await lookAt(blocks(page).nth(at))
    await link.scrollIntoViewIfNeeded()
    await settled(page)
    const place = (await link.boundingBox())?.y ?? Number.NaN
    await link.click()
    await expect(page).not.toHaveURL(`${siteUrl()}/`)
    // The page has come when nothing in it changes its address any more.
    await settled(page)

    await comeBack(page)
    await expect(page).toHaveURL(`${siteUrl()}/`)
    await settled(page)

    await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? Number.NaN) - place)).toBeLessThan(2)
  })

/** As somebody does who reads the page: whatever was passed has been laid out. */
async function lookAt(block: Locator): Promise<void> {
  await block.evaluate((node) => node.scrollIntoView())
  await expect.poll(() => block.evaluate(isShown)).toBe(true)
}

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
