import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("Tab moves between the tags, and Enter and Space toggle a tag and keep the focus on it", async ({
  page,
  open,
}) => {
  await open("kit-tag-filter--basic")

  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Space")
  await expect(page.getByRole("button", { name: "Elbil" })).toBeFocused()
  await expect(page.getByRole("button", { name: "Elbil", pressed: true })).toBeVisible()
  await expect(page.getByRole("status")).toHaveText("Antal träffar: 2")
  await page.keyboard.press("Enter")

  await expect(page.getByRole("status")).toHaveText("Antal träffar: 4")
})

test("the accessibility tree contains a named group of toggle buttons and a status", async ({ page, open }) => {
  await open("kit-tag-filter--rtl")

  const lines = await readAccessibilityTree(page)

  expect(lines).toContain('group "Filtrera på ämne"')
  expect(lines).toContain('button "Vinter" pressed')
  expect(lines).toContain('button "Alla"')
  expect(lines).toContain("status")
})
