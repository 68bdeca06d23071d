import type { Page } from "@playwright/test"
import { expect, test } from "../../test/harness/in-browser.ts"

const { step } = test
const field = (page: Page) => page.getByLabel("Önskat datum").and(page.locator("input"))
const trigger = (page: Page) => page.getByRole("button", { name: "Öppna kalendern" })
const calendar = (page: Page) => page.getByRole("dialog")
const isAt = (page: Page, name: string) => expect(page.getByRole("button", { name, exact: true })).toBeFocused()

test("a day can be typed or selected in the calendar", async ({ page, open }) => {
  await open("kit-date-field--basic")

  await step("APG date picker: the button has a name", async () => {
    await expect(trigger(page)).toHaveCount(1)
  })
  await step("APG date picker: Enter on the button opens the calendar with the focus on a day", async () => {
    await trigger(page).press("Enter")
    await expect(calendar(page)).toBeVisible()
    await isAt(page, "måndag 7 december 2026")
  })
  await step("APG date picker: the calendar is in a dialog with a name", async () => {
    await expect(calendar(page)).toHaveAccessibleName(/./)
  })
  await step("APG date picker: Escape closes it", async () => {
    await page.keyboard.press("Escape")
    await expect(calendar(page)).toBeHidden()
  })
  await step("APG date picker: Space on the button opens it", async () => {
    await trigger(page).press("Space")
    await expect(calendar(page)).toBeVisible()
    await isAt(page, "måndag 7 december 2026")
    await page.keyboard.press("Escape")
    await expect(calendar(page)).toBeHidden()
  })
  await step("Zag date picker: a press on the button opens it", async () => {
    await trigger(page).click()
    await expect(calendar(page)).toBeVisible()
  })
  await step("Zag date picker: a press on a day closes it and the day is in the field", async () => {
    await page.getByRole("button", { name: "måndag 14 december 2026" }).click()
    await expect(calendar(page)).toBeHidden()
    await expect(field(page)).toHaveValue("2026-12-14")
  })
  await step("Zag date picker: it opens on the day in the field", async () => {
    await trigger(page).press("Enter")
    await isAt(page, "måndag 14 december 2026")
  })
  await step("Zag date picker: arrows and Enter select another day, and close it", async () => {
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowRight")
    await isAt(page, "tisdag 22 december 2026")
    await page.keyboard.press("Enter")
    await expect(calendar(page)).toBeHidden()
    await expect(field(page)).toHaveValue("2026-12-22")
  })
  await step("Zag date picker: an emptied field has no day", async () => {
    await field(page).fill("")
    await field(page).press("Enter")
    await expect(field(page)).toHaveValue("")
    await trigger(page).press("Enter")
    await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(0)
    await page.keyboard.press("Escape")
  })
  await step("Zag date picker: a day typed with dots and without zeros is parsed", async () => {
    await field(page).fill("24.12.26")
    await field(page).press("Enter")
    await expect(field(page)).toHaveValue("2026-12-24")
  })
  await step("Zag date picker: an invalid day does no harm", async () => {
    await field(page).fill("99.99.99")
    await field(page).press("Enter")
    await expect(page.getByRole("alert")).not.toBeEmpty()
  })
})

test("the value of a read-only date field can be changed neither by typing nor in the calendar", async ({
  page,
  open,
}) => {
  await open("kit-date-field--read-only")

  await step("Zag date picker: a read-only field cannot be emptied", async () => {
    await field(page).focus()
    await page.keyboard.press("ControlOrMeta+A")
    await page.keyboard.press("Backspace")
    await page.keyboard.press("Tab")
    await expect(field(page)).toHaveValue("2026-12-24")
    await expect(page.locator("input[name=date]")).toHaveValue("2026-12-24")
    await page.keyboard.press("Enter")
    await isAt(page, "torsdag 24 december 2026")
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Escape")
    await expect(calendar(page)).toBeHidden()
    await expect(field(page)).toHaveValue("2026-12-24")
  })
})
