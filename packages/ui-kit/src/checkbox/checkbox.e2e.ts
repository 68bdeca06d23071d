import { expect, readAccessibilityTree, startHydration, test } from "../../test/harness/in-browser.ts"

test("a checkbox that is checked before hydration remains checked", async ({ page, openAsSent }) => {
  await openAsSent("kit-checkbox--basic")
  const box = page.getByRole("checkbox")
  await page.getByText("Skicka nyhetsbrevet till mig").click()
  await expect(box).toBeChecked()

  await startHydration(page)
  await expect(box).toBeChecked()
  await box.press("Space")

  await expect(box).not.toBeChecked()
})

test("the accessibility tree distinguishes unchecked, checked and mixed checkboxes", async ({ page, open }) => {
  await open("kit-checkbox--all-states")

  const lines = await readAccessibilityTree(page)

  expect(lines).toContain('checkbox "Inte ikryssad"')
  expect(lines).toContain('checkbox "Ikryssad" checked')
  expect(lines).toContain('checkbox "Delvis" checked=mixed')
})
