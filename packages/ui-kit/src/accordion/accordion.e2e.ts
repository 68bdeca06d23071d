import { expect, readAccessibilityTree, test } from "../test-harness/in-browser.ts"

test("Enter and Space open and close, and Tab passes over what is closed", async ({ page, open }) => {
  await open("kit-accordion--basic")
  const content = page.getByText("För kunder i däckhotellet")

  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(content).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Läs mer" })).toBeFocused()
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("Space")
  await expect(content).toBeHidden()

  await page.keyboard.press("Tab")
  await expect(page.locator("summary").nth(1)).toBeFocused()
})

test("of items with one name only one is open", async ({ page, open }) => {
  await open("kit-accordion--one-at-a-time")

  await page.locator("summary").nth(1).click()

  await expect(page.locator("details[open]")).toHaveCount(1)
  await expect(page.locator("details").nth(1)).toHaveAttribute("open")
})

test("a screen reader hears headings in things that open, and nothing of what is closed", async ({ page, open }) => {
  await open("kit-accordion--basic")
  await page.locator("summary").first().click()

  // What it opens comes within a moment.
  const getLines = async (kind: string) => (await readAccessibilityTree(page)).filter((line) => line.startsWith(kind))
  await expect.poll(() => getLines("link")).toHaveLength(1)
  expect(await getLines("heading")).toHaveLength(3)
  expect(await getLines("DisclosureTriangle")).toContain('DisclosureTriangle "Vad kostar ett hjulskifte?" expanded')
})
