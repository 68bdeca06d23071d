import type { Page } from "@playwright/test"
import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

const star = (page: Page, value: number) => page.getByRole("radio", { name: `${value} av 5 stjärnor` })

const shining = (page: Page) =>
  page
    .locator("label > svg")
    .evaluateAll((all) => all.filter((item) => !/, 0\)$/.test(getComputedStyle(item).fill)).length)

test("arrow keys increase and decrease the number of selected stars, starting with none", async ({ page, open }) => {
  await open("kit-rating--basic")

  await page.keyboard.press("Tab")
  await expect(star(page, 1)).toBeFocused()
  await expect.poll(() => shining(page)).toBe(0)
  await page.keyboard.press("Space")
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowDown")
  await expect(star(page, 3)).toBeChecked()
  await expect.poll(() => shining(page)).toBe(3)
  await page.keyboard.press("ArrowLeft")

  await expect(star(page, 2)).toBeChecked()
})

test("hovering previews a rating, and leaving restores the selected rating", async ({ page, open }) => {
  await open("kit-rating--basic")
  await star(page, 2).click()

  await star(page, 4).hover()
  await expect.poll(() => shining(page)).toBe(4)
  await star(page, 1).hover()
  await expect.poll(() => shining(page)).toBe(1)
  await page.mouse.move(600, 600)

  await expect.poll(() => shining(page)).toBe(2)
})

test("pressing the selected star clears the rating, and pressing End selects all stars", async ({ page, open }) => {
  await open("kit-rating--basic")
  await star(page, 3).click()
  await star(page, 3).click()
  await page.mouse.move(600, 600)
  await expect.poll(() => shining(page)).toBe(0)

  await page.keyboard.press("End")
  await expect(star(page, 5)).toBeChecked()
  await page.keyboard.press("ArrowLeft")
  await expect(star(page, 4)).toBeChecked()
  await page.keyboard.press("Backspace")

  await expect.poll(() => shining(page)).toBe(0)
  await expect(star(page, 4)).toBeFocused()
})

test("a read-only rating cannot be changed", async ({ page, open }) => {
  const story = await open("kit-rating--read-only")
  const read = story.getByRole("radiogroup")
  await expect(read.getByRole("radio", { checked: true })).toHaveCount(1)

  await star(page, 3).focus()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("End")
  await star(page, 3).click()
  await expect(star(page, 3)).toBeChecked()
})

test("a star that is pressed before hydration remains selected", async ({ page, openAsSent }) => {
  await openAsSent("kit-rating--basic")

  await star(page, 4).click()
  await page.mouse.move(600, 600)

  await expect.poll(() => shining(page)).toBe(4)
})

test("the accessibility tree contains a named group of stars and the current rating", async ({ page, open }) => {
  await open("kit-rating--rtl")

  const lines = await readAccessibilityTree(page)

  expect(lines).toContain('radiogroup "Betyg"')
  expect(lines).toContain('radio "2 av 5 stjärnor" checked')
})
