import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("chips can be removed by keyboard, and the focus is never lost", async ({ page, open }) => {
  await open("kit-chips--basic")

  await page.keyboard.press("Tab")
  await page.keyboard.press("Delete")
  await expect(page.getByRole("button", { name: "Ta bort EX30" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "Ta bort El" })).toBeFocused()
  await page.getByRole("button", { name: "Rensa alla" }).press("Space")

  await expect(page.getByRole("heading", { name: "Valda filter" })).toBeFocused()
  await expect(page.locator("[data-scope=chips][data-part=clear], [data-scope=chips][data-part=list]")).toHaveCount(2)
  await expect(page.locator("[data-scope=chips]:is([data-part=clear], [data-part=list]):visible")).toHaveCount(0)
})

test("the accessibility tree contains a named group of chips, and each chip's name says that the chip removes the filter", async ({
  page,
  open,
}) => {
  await open("kit-chips--basic")

  const lines = await readAccessibilityTree(page)

  expect(lines).toContain('group "Valda filter"')
  expect(lines).toContain('button "Ta bort Volvo"')
})
