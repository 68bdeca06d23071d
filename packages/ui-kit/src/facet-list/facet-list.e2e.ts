import { expect, readAccessibilityTree, startHydration, test } from "../../test/harness/in-browser.ts"

test("a child checkbox that is checked before hydration stays checked and makes its parent mixed", async ({
  page,
  openAsSent,
}) => {
  await openAsSent("kit-facet-list--basic")
  await page.getByText("EX30").click()

  await startHydration(page)

  await expect(page.getByRole("checkbox", { name: /^EX30/ })).toBeChecked()
  const lines = await readAccessibilityTree(page)
  expect(lines).toContain('group "Märke"')
  expect(lines.find((line) => line.startsWith('checkbox "Volvo'))).toMatch(/checked=mixed$/)
})

test("a search hides values that do not match, ignores accents and is cleared by Escape", async ({ page, open }) => {
  await open("kit-facet-list--basic")
  const search = page.getByRole("searchbox")

  await search.fill("citroen")
  await expect(page.getByRole("checkbox")).toHaveCount(1)
  await expect(page.getByRole("status")).toHaveText("Antal träffar: 1")
  await search.press("Escape")

  await expect(page.getByRole("checkbox")).toHaveCount(14)
})
