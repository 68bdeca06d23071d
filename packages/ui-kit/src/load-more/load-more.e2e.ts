import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("pressing Enter loads more items and focuses the first new item, and Tab continues from that item", async ({
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

test("the accessibility tree contains the loading state and the disabled button", async ({ page, open }) => {
  await open("kit-load-more--forced-colors")

  await expect.poll(() => readAccessibilityTree(page)).toContain('button "Visa fler" disabled')
  expect(await readAccessibilityTree(page)).toContain('text "Hämtar fler"')
})
