import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("Tab skips a link in the clipped part of a text until the visitor expands the text", async ({ page, open }) => {
  await open("kit-clamp--basic")
  const more = page.getByRole("button", { name: "Visa mer" })
  await expect(more).toBeVisible()

  await page.keyboard.press("Tab")
  await expect(more).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "Visa mindre" })).toBeFocused()
  await page.keyboard.press("Shift+Tab")

  await expect(page.getByRole("link", { name: "få den levererad hem" })).toBeFocused()
})

test("the accessibility tree contains the whole text and the toggle with its state, but not the link in the clipped part", async ({
  page,
  open,
}) => {
  await open("kit-clamp--basic")
  await expect(page.getByRole("button", { name: "Visa mer" })).toBeVisible()

  const said = (await readAccessibilityTree(page)).join("\n")

  expect(said).toContain("Provkör gärna")
  expect(said).toContain('button "Visa mer"')
  expect(said).not.toContain("link")
})
