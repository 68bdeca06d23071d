import { expect, readAccessibilityTree, startHydration, test } from "../../test/harness/in-browser.ts"

test("after hydration, the state of the parent checkbox matches checkboxes that were changed before hydration", async ({
  page,
  openAsSent,
}) => {
  await openAsSent("kit-checkbox-group--basic")
  await page.getByText("Service").click()
  await page.getByText("Hjulskift").click()

  await startHydration(page)

  await expect(page.getByRole("checkbox", { name: "Hjulskift" })).toBeChecked()
  await expect(page.getByRole("status")).toHaveText("2 av 4 valda")
  expect(await readAccessibilityTree(page)).toContain('checkbox "Alla" checked=mixed')
})
