import type { Page } from "@playwright/test"
import { expect, test } from "../../test/harness/in-browser.ts"

const { step } = test
const day = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const isAt = (page: Page, name: string) => expect(day(page, name)).toBeFocused()
const [BACK, ON] = ["Föregående månad", "Nästa månad"] as const

test("a day can be selected by keyboard and by pointer", async ({ page, open }) => {
  await open("kit-calendar--basic")

  await step("APG date grid: the days are a grid", async () => {
    await expect(page.getByRole("grid")).toHaveCount(1)
  })
  await step("APG date grid: the month names the grid", async () => {
    await expect(page.getByRole("grid")).toHaveAccessibleName(/december 2026/i)
  })
  await step("APG date grid: its buttons have names", async () => {
    await expect(day(page, BACK)).toHaveCount(1)
    await expect(day(page, ON)).toHaveCount(1)
  })
  await step("APG date grid: a change of month is announced", async () => {
    await expect(page.locator("[aria-live=polite], [role=status], [role=log]").first()).toBeAttached()
  })
  await step("APG date grid: exactly one day is in the tab order", async () => {
    await expect(page.getByRole("grid").locator("[tabindex='0']")).toHaveCount(1)
  })
  await step("APG date grid: Tab moves through the buttons to one day, and back the same way", async () => {
    await day(page, ON).focus()
    await page.keyboard.press("Tab")
    await isAt(page, "fredag 4 december 2026")
    await page.keyboard.press("Shift+Tab")
    await expect(day(page, ON)).toBeFocused()
    await page.keyboard.press("Tab")
  })
  await step("APG date grid: ↓ moves to the next week", async () => {
    await page.keyboard.press("ArrowDown")
    await isAt(page, "fredag 11 december 2026")
  })
  await step("APG date grid: ↑ moves to the previous week", async () => {
    await page.keyboard.press("ArrowUp")
    await isAt(page, "fredag 4 december 2026")
  })
  await step("APG date grid: → moves to the next day", async () => {
    await page.keyboard.press("ArrowRight")
    await isAt(page, "lördag 5 december 2026")
  })
  await step("APG date grid: ← moves to the previous day", async () => {
    await page.keyboard.press("ArrowLeft")
    await isAt(page, "fredag 4 december 2026")
  })
  await step("APG date grid: Home moves to the first day of the week", async () => {
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Home")
    await isAt(page, "måndag 7 december 2026")
  })
  await step("APG date grid: End moves to the last day of the week", async () => {
    await page.keyboard.press("End")
    await isAt(page, "söndag 13 december 2026")
  })
  await step("APG date grid: Page Down moves to the next month", async () => {
    await page.keyboard.press("Home")
    await page.keyboard.press("PageDown")
    await isAt(page, "torsdag 7 januari 2027")
  })
  await step("APG date grid: Page Up moves to the previous month", async () => {
    await page.keyboard.press("PageUp")
    await isAt(page, "måndag 7 december 2026")
  })
  await step("APG date grid: Enter selects the day, which is marked as selected", async () => {
    await page.keyboard.press("Enter")
    await expect(page.getByRole("gridcell", { selected: true })).toHaveText("7")
  })
  await step("APG date grid: Space selects the day, and no other is selected", async () => {
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("Space")
    await expect(page.getByRole("gridcell", { selected: true })).toHaveText("8")
  })
  await step("APG date grid: Enter on a button changes the month, and the focus stays", async () => {
    await day(page, ON).press("Enter")
    await expect(page.getByRole("grid")).toHaveAccessibleName(/januari 2027/i)
    await expect(day(page, ON)).toBeFocused()
  })
  await step("APG date grid: Space on a button changes the month, and the focus stays", async () => {
    await day(page, BACK).press("Space")
    await expect(page.getByRole("grid")).toHaveAccessibleName(/december 2026/i)
    await expect(day(page, BACK)).toBeFocused()
  })
  await step("Zag date picker: a press selects a day", async () => {
    await day(page, "måndag 14 december 2026").click()
    await expect(page.getByRole("gridcell", { selected: true })).toHaveText("14")
  })
  await step("Zag date picker: keys select another day after that", async () => {
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("gridcell", { selected: true })).toHaveText("15")
  })
  await step("Zag date picker: unavailable days are reached and not selected", async () => {
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("Enter")
    await isAt(page, "onsdag 16 december 2026")
    await expect(page.getByRole("gridcell", { selected: true })).toHaveText("15")
  })
})

test("a read-only calendar cannot be changed", async ({ page, open }) => {
  const chosen = page.getByRole("gridcell", { selected: true })

  await step("Zag date picker: arrows move through a read-only calendar", async () => {
    await open("kit-calendar--read-only")
    await day(page, "tisdag 8 december 2026").focus()
    await page.keyboard.press("ArrowRight")
    await isAt(page, "onsdag 9 december 2026")
  })
  await step("Zag date picker: Enter selects nothing in a read-only calendar", async () => {
    await page.keyboard.press("Enter")
    await isAt(page, "onsdag 9 december 2026")
    await expect(chosen).toHaveText("8")
  })
  await step("Zag date picker: a press selects nothing in a read-only calendar", async () => {
    await day(page, "måndag 14 december 2026").click()
    await expect(chosen).toHaveText("8")
  })
  await step("Zag date picker: no day of a disabled calendar is in the tab order", async () => {
    await open("kit-calendar--disabled")
    await expect(page.getByRole("grid")).toBeVisible()
    await page.keyboard.press("Tab")
    await expect(page.locator("[data-scope=calendar]:focus")).toHaveCount(0)
  })
  await step("Zag date picker: a press selects nothing in a disabled calendar", async () => {
    await day(page, "måndag 14 december 2026").click({ force: true })
    await expect(chosen).toHaveText("8")
  })
})
