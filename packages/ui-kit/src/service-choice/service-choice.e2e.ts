import { expect, readAccessibilityTree, startHydration, test } from "../../test/harness/in-browser.ts"

test("an option that is selected before hydration remains selected, and Space deselects it", async ({
  page,
  openAsSent,
}) => {
  await openAsSent("kit-service-choice--basic")
  await page.getByText("Stor lånebil").click()

  await startHydration(page)
  const choice = page.getByRole("checkbox", { name: "Stor lånebil" })
  await expect(choice).toBeChecked()
  await choice.press("Space")

  await expect(choice).not.toBeChecked()
})

test("the accessibility tree contains a named group and the selected option", async ({ page, open }) => {
  await open("kit-service-choice--rtl")

  const lines = await readAccessibilityTree(page)

  expect(lines).toContain('group "Lånebil"')
  expect(lines).toContain('checkbox "Elcykel" checked')
  await expect(page.getByRole("group", { name: "Lånebil" })).toHaveAccessibleDescription("Välj högst ett alternativ")
})
