import type { Page } from "@playwright/test"
import { expect, readAccessibilityTree, startHydration, test } from "../../test/harness/in-browser.ts"

const field = (page: Page) => page.getByRole("spinbutton", { name: "Kontantinsats" })

test("a typed number can contain spaces and is formatted on blur", async ({ page, open }) => {
  await open("kit-number-field--basic")

  await page.keyboard.press("Tab")
  await expect(field(page)).toBeFocused()
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type("0120 500")
  await expect(field(page)).toHaveValue("0120 500")
  await page.keyboard.press("Tab")

  await expect(field(page)).toHaveValue("120\u00a0500")
  await expect(page.locator("input[name=deposit]")).toHaveValue("120500")
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("ArrowDown")
  await expect(field(page)).toHaveValue("119\u00a0500")
})

test("arrow keys move the caret inside the number, so that single digits can be changed", async ({ page, open }) => {
  await open("kit-number-field--basic")
  await field(page).click()
  await field(page).evaluate((node) => (node as HTMLInputElement).setSelectionRange(1, 1))

  await page.keyboard.press("ArrowLeft")
  await page.keyboard.type("1")
  await page.keyboard.press("Enter")

  await expect(field(page)).toHaveValue("150\u00a0000")
  await expect(field(page)).not.toBeFocused()
})

test("text that is typed into the server-rendered number field is kept after hydration", async ({
  page,
  openAsSent,
}) => {
  await openAsSent("kit-number-field--basic")
  await expect(field(page)).toHaveAttribute("name", "deposit")
  await field(page).fill("75 000")

  await startHydration(page)

  await expect(field(page)).toHaveValue("75\u00a0000")
  await expect(page.locator("input[type=hidden][name=deposit]")).toHaveValue("75000")
})

test("text that is selected before hydration stays selected after hydration and is replaced by typing", async ({
  page,
  openAsSent,
}) => {
  await openAsSent("kit-number-field--basic")
  await page.keyboard.press("Tab")
  await expect(field(page)).toBeFocused()
  await page.keyboard.press("ControlOrMeta+a")

  await startHydration(page)
  await expect(field(page)).toHaveValue("50\u00a0000")
  await page.keyboard.type("75")

  await expect(field(page)).toHaveValue("75")
})

test("the accessibility tree contains a named spin button and two buttons", async ({ page, open }) => {
  await open("kit-number-field--basic")

  const lines = await readAccessibilityTree(page)

  expect(lines.join("\n")).toContain('spinbutton "Kontantinsats"')
  expect(lines).toContain('button "Öka"')
  expect(lines).toContain('button "Minska"')
})
