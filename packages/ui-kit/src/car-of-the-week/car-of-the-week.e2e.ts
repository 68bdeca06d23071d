import type { Page } from "@playwright/test"
import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

const offCentre = (page: Page, index: number) =>
  page.locator(`[role=group][data-index="${index}"]`).evaluate((card) => {
    const ring = card.closest("[data-part=viewport]")?.getBoundingClientRect() ?? new DOMRect()
    const { left, width } = card.getBoundingClientRect()
    return Math.abs(Math.round(left + width / 2 - ring.left - ring.width / 2))
  })

test("pressing a card next to the centred card moves it to the centre and does not follow its link [spec 2 §2.3 week-loop week-centre]", async ({
  page,
  open,
}) => {
  const story = await open("kit-car-of-the-week--basic", { motion: "full" })
  await page.waitForSelector("[data-looping]")
  const ring = await story.locator("[data-part=viewport]").boundingBox()
  const side = (at: number) => page.mouse.click((ring?.x ?? 0) + (ring?.width ?? 0) * at, (ring?.y ?? 0) + 250)

  await side(0.95)
  await expect.poll(() => offCentre(page, 1)).toBeLessThan(2)
  await side(0.05)
  await expect.poll(() => offCentre(page, 0)).toBeLessThan(2)
  await side(0.05)
  await expect.poll(() => offCentre(page, 2)).toBeLessThan(2)

  expect(await page.evaluate(() => location.hash)).toBe("")
  await page.locator("[role=group][data-index='2'] a").click()
  expect(await page.evaluate(() => location.hash)).toBe("#Renault%205")
})

test("the accessibility tree contains only the centred card", async ({ page, open }) => {
  await open("kit-car-of-the-week--basic")
  await page.waitForSelector("[data-looping]")

  expect(await readAccessibilityTree(page)).toEqual([
    "main",
    'region "Veckans bilar"',
    'button "Föregående"',
    'button "Nästa"',
    'text "1 av 3"',
    'group "1 av 3"',
    "article",
    'heading "Kia EV9" level=3',
    'link "Kia EV9"',
    'text "629 900 kr"',
  ])
})

test("the same card remains centred when the window is resized", async ({ page, open }) => {
  await open("kit-car-of-the-week--basic")
  const middle = page.locator("[data-scope=car-of-the-week][data-part=slide][data-selected]:not([data-clone])")
  const name = await middle.textContent()

  for (const width of [1000, 700, 1500, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ fullPage: true })

    await expect(middle).toHaveText(name ?? "")
    await expect(middle).toBeInViewport({ ratio: 0.7 })
  }
})
