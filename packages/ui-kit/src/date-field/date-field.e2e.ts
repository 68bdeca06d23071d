import type { Page } from "@playwright/test"
import { expect, readAccessibilityTree, startHydration, test } from "../../test/harness/in-browser.ts"

const field = (page: Page) => page.getByLabel("Önskat datum").and(page.locator("input"))
const button = (page: Page) => page.getByRole("button", { name: "Öppna kalendern" })
const day = (page: Page, name: string) => page.getByRole("button", { name })

test("a day can be typed or selected in the calendar by keyboard", async ({ page, open }) => {
  await open("kit-date-field--basic")
  await expect(button(page)).toBeVisible()

  await page.keyboard.press("Tab")
  await page.keyboard.type("24/12/2026")
  await page.keyboard.press("Tab")
  await expect(field(page)).toHaveValue("2026-12-24")
  await expect(button(page)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(day(page, "torsdag 24 december 2026")).toBeFocused()
  await page.keyboard.press("PageDown")
  await page.keyboard.press("Home")
  await page.keyboard.press("Space")

  await expect(field(page)).toHaveValue("2027-01-18")
  await expect(page.locator("input[name=date]")).toHaveValue("2027-01-18")
  await expect(field(page)).toBeFocused()
})

test("the calendar fits in the window, and closes on Escape, on a press outside and when Tab leaves its last element", async ({
  page,
  open,
}) => {
  await open("kit-date-field--basic")
  const dialog = page.getByRole("dialog", { name: "Välj datum" })

  await button(page).click()
  await expect(day(page, "måndag 7 december 2026")).toBeFocused()
  const box = await dialog.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  await page.keyboard.press("Escape")
  await expect(dialog).toHaveCount(0)
  await expect(button(page)).toBeFocused()

  await page.keyboard.press("Enter")
  await expect(dialog).toBeVisible()
  await page.mouse.click(1200, 700)
  await expect(dialog).toHaveCount(0)
})

test("a date that is entered into the native date field before hydration is kept after hydration", async ({
  page,
  openAsSent,
}) => {
  await openAsSent("kit-date-field--basic")
  await expect(field(page)).toHaveAttribute("type", "date")
  await field(page).fill("2026-12-31")
  await field(page).blur()

  await startHydration(page)

  await expect(field(page)).toHaveAttribute("type", "text")
  await expect(field(page)).toHaveValue("2026-12-31")
  await expect(page.locator("input[type=hidden][name=date]")).toHaveValue("2026-12-31")
})

test("a native date field that has the focus during hydration becomes a text field only on blur", async ({
  page,
  openAsSent,
}) => {
  await openAsSent("kit-date-field--basic")
  await field(page).focus()

  await startHydration(page)
  await expect(button(page)).toBeHidden()
  await expect(field(page)).toHaveAttribute("type", "date")
  await field(page).fill("2026-12-31")
  await field(page).blur()

  await expect(field(page)).toHaveAttribute("type", "text")
  await expect(field(page)).toHaveValue("2026-12-31")
  await expect(page.locator("input[type=hidden][name=date]")).toHaveValue("2026-12-31")
})

test("the accessibility tree contains the field, the button and an open dialog with the days of a month", async ({
  page,
  open,
}) => {
  await open("kit-date-field--basic")
  await button(page).click()
  await expect(day(page, "måndag 7 december 2026")).toBeFocused()

  const lines = await readAccessibilityTree(page)

  expect(lines).toContain('textbox "Önskat datum"')
  expect(lines).toContain('button "Öppna kalendern Önskat datum" expanded')
  expect(lines).toContain('dialog "Välj datum"')
  expect(lines).toContain('grid "December 2026"')
})
