import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("more items can be loaded by keyboard, and the first new item is focused", async ({ page, open }) => {
  await open("kit-stream-list--basic")

  await page.getByRole("button", { name: "Hämta fler" }).press("Enter")

  await expect(page.getByRole("button", { name: "Kristianstad" })).toBeFocused()
  await expect(page.getByRole("listitem")).toHaveCount(7)
})

test("the accessibility tree contains the list without its placeholders", async ({ page, open }) => {
  await open("kit-stream-list--forced-colors")

  expect((await readAccessibilityTree(page)).filter((line) => line.startsWith("listitem"))).toHaveLength(2)
})
