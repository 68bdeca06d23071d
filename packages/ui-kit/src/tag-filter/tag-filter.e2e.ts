import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("Tab moves from tag to tag, Enter and Space press, and the focus stays", async ({ page, open }) => {
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

test("a screen reader announces a named group of toggle buttons, and the number of hits", async ({ page, open }) => {
  await open("kit-tag-filter--rtl")

  const lines = await readAccessibilityTree(page)

  expect(lines).toContain('group "Filtrera på ämne"')
  expect(lines).toContain('button "Vinter" pressed')
  expect(lines).toContain('button "Alla"')
  expect(lines).toContain("status")
})
