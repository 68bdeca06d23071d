import { expect, readAccessibilityTree, test } from "../test-harness/in-browser.ts"

test("more are fetched with the keyboard, and the focus goes to the first that is new", async ({ page, open }) => {
  await open("kit-stream-list--basic")

  await page.getByRole("button", { name: "Hämta fler" }).press("Enter")

  await expect(page.getByRole("button", { name: "Kristianstad" })).toBeFocused()
  await expect(page.getByRole("listitem")).toHaveCount(7)
})

test("a screen reader hears the list without the places that are kept", async ({ page, open }) => {
  await open("kit-stream-list--forced-colors")

  expect((await readAccessibilityTree(page)).filter((line) => line.startsWith("listitem"))).toHaveLength(2)
})
