import { expect, readAccessibilityTree, startHydration, test } from "../../test/harness/in-browser.ts"

test("weeks, days and times can be selected by keyboard", async ({ page, open }) => {
  await open("kit-week-selector--basic")

  await page.getByRole("button", { name: /^Vecka 50/ }).press("Enter")
  await page.getByRole("radio", { name: "måndag 7 december, 10:15" }).focus()
  await page.keyboard.press("Space")
  await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("radio", { checked: true })).toHaveAccessibleName(/^tisdag 8 december/)
  await page.keyboard.press("PageUp")

  await expect(page.locator(":focus")).toHaveAccessibleName(/december/)
  await expect(page.getByRole("button", { name: /^Vecka 49/, pressed: true })).toBeVisible()
})

test("a time that is selected before hydration remains selected", async ({ page, openAsSent }) => {
  await openAsSent("kit-week-selector--basic")
  const slot = page.getByRole("radio", { name: "onsdag 2 december, 13:00" })
  await slot.click()

  await startHydration(page)

  await expect(slot).toBeChecked()
})

test("the accessibility tree contains the days, the times and the selected time", async ({ page, open }) => {
  await open("kit-week-selector--forced-colors")

  const lines = await readAccessibilityTree(page)

  expect(lines).toContain('radiogroup "Välj dag och tid"')
  expect(lines).toContain('radio "torsdag 3 december, Heldag" checked')
  expect(lines.find((line) => line.startsWith('button "Vecka 49'))).toMatch(/pressed$/)
})
