import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("more items are loaded by keyboard, and the focus moves to the first new one", async ({ page, open }) => {
  await open("kit-stream-list--basic")

  await page.getByRole("button", { name: "Hämta fler" }).press("Enter")

  await expect(page.getByRole("button", { name: "Kristianstad" })).toBeFocused()
  await expect(page.getByRole("listitem")).toHaveCount(7)
})

test("a screen reader announces the list without the placeholders", async ({ page, open }) => {
  await open("kit-stream-list--forced-colors")

  expect((await readAccessibilityTree(page)).filter((line) => line.startsWith("listitem"))).toHaveLength(2)
})
