import type { Page } from "@playwright/test"
import { expect, test, updateArgs } from "../../test/harness/in-browser.ts"

const { step } = test
const star = (page: Page, value: number) => page.getByRole("radio", { name: `${value} av 5 stjärnor` })
const readRating = (page: Page) =>
  page.getByRole("radio").evaluateAll((all) => 1 + all.findIndex((item) => (item as HTMLInputElement).checked))

async function gives(page: Page, value: number): Promise<void> {
  await expect(star(page, value)).toBeFocused()
  await expect(star(page, value)).toBeChecked()
}

test("stars can be selected by keyboard", async ({ page, open }) => {
  await open("kit-rating--basic")

  await step("APG rating: the stars are a group of radio buttons with a name", async () => {
    await expect(page.getByRole("radiogroup")).toHaveAccessibleName(/./)
  })
  await step("APG rating: each star is a radio button", async () => {
    await expect(page.getByRole("radiogroup").getByRole("radio")).toHaveCount(5)
  })
  await step("APG rating: a star's name has its number", async () => {
    for (let value = 1; value <= 5; value += 1) await expect(star(page, value)).toHaveCount(1)
  })
  await step("APG rating: the icons are not read out", async () => {
    await expect(page.getByRole("radiogroup").getByRole("img")).toHaveCount(0)
  })
  await step("APG rating: initially none is given and Tab moves to the first", async () => {
    await page.keyboard.press("Tab")
    await expect(star(page, 1)).toBeFocused()
    expect(await readRating(page)).toBe(0)
  })
  await step("APG rating: Space gives the focused star", async () => {
    await page.keyboard.press("Space")
    await gives(page, 1)
  })
  await step("APG rating: → gives one more and wraps around", async () => {
    for (const value of [2, 3, 4, 5, 1]) {
      await page.keyboard.press("ArrowRight")
      await gives(page, value)
    }
  })
  await step("APG rating: ← gives one fewer and wraps around", async () => {
    for (const value of [5, 4, 3, 2, 1]) {
      await page.keyboard.press("ArrowLeft")
      await gives(page, value)
    }
  })
  await step("APG rating: ↓ gives one more", async () => {
    for (const value of [2, 3]) {
      await page.keyboard.press("ArrowDown")
      await gives(page, value)
    }
  })
  await step("APG rating: ↑ gives one fewer", async () => {
    await page.keyboard.press("ArrowUp")
    await gives(page, 2)
  })
  await step("APG rating: exactly one star is checked at any time", async () => {
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(1)
  })
  await step("APG rating: Tab skips the others, and returns to the given one", async () => {
    await page.keyboard.press("Tab")
    await expect(page.getByRole("radio").and(page.locator(":focus"))).toHaveCount(0)
    await page.keyboard.press("Shift+Tab")
    await gives(page, 2)
  })
  await step("Zag rating: Home gives one star, End all", async () => {
    await page.keyboard.press("End")
    await gives(page, 5)
    await page.keyboard.press("Home")
    await gives(page, 1)
  })
  await step("Zag rating: with none given the first can still be focused", async () => {
    await page.keyboard.press("Backspace")
    expect(await readRating(page)).toBe(0)
    await page.mouse.click(2, 2)
    await page.keyboard.press("Tab")
    await expect(star(page, 1)).toBeFocused()
  })
})

test("stars can be selected by pointer unless the rating is disabled or read-only", async ({ page, open }) => {
  await open("kit-rating--basic")
  const stars = page.locator("[data-scope=rating][data-part=star]")
  const shines = (index: number) =>
    stars
      .nth(index)
      .locator("svg")
      .evaluate((item) => !/^rgba\(.*, 0\)$/.test(getComputedStyle(item).fill))

  await step("Zag rating: a press gives a star", async () => {
    await stars.nth(3).click()
    await expect.poll(() => readRating(page)).toBe(4)
  })
  await step("Zag rating: hovering previews the stars of a press, and leaving shows the given ones", async () => {
    await page.mouse.move(700, 500)
    await expect.poll(() => shines(4)).toBe(false)
    await stars.nth(4).hover()
    await expect.poll(() => shines(4)).toBe(true)
    await page.mouse.move(700, 500)
    await expect.poll(() => shines(4)).toBe(false)
  })
  await step("Zag rating: a read-only rating cannot be changed by presses or keys", async () => {
    await updateArgs(page, "kit-rating--basic", { readOnly: true })
    await stars.nth(1).click({ force: true })
    await page.keyboard.press("End")
    expect(await readRating(page)).toBe(4)
  })
  await step("Zag rating: stars of a disabled rating can be neither pressed nor focused", async () => {
    await updateArgs(page, "kit-rating--basic", { readOnly: false, disabled: true })
    await expect(page.getByRole("radio", { disabled: true })).toHaveCount(5)
    await stars.nth(1).click({ force: true })
    expect(await readRating(page)).toBe(4)
  })
})
