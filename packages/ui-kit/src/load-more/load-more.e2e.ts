import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("Enter loads more items and moves the focus to the first new one, and Tab continues from there", async ({
  page,
  open,
}) => {
  await open("kit-load-more--basic")
  const link = (place: number) => page.getByRole("listitem").nth(place).getByRole("link")
  await page.getByRole("button", { name: "Visa fler" }).focus()

  await page.keyboard.press("Enter")
  await expect(link(4)).toBeFocused()
  await page.keyboard.press("Tab")

  await expect(link(5)).toBeFocused()
  await expect(page.getByRole("status")).toHaveText("Antal nya i listan: 4")
})

test("a screen reader announces the loading, and the button remains", async ({ page, open }) => {
  await open("kit-load-more--forced-colors")

  await expect.poll(() => readAccessibilityTree(page)).toContain('button "Visa fler" disabled')
  expect(await readAccessibilityTree(page)).toContain('text "Hämtar fler"')
})
