import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("Enter and Space toggle an item, and Tab skips collapsed content", async ({ page, open }) => {
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

test("opening an accordion item closes the other items of the same group", async ({ page, open }) => {
  await open("kit-accordion--one-at-a-time")

  await page.locator("summary").nth(1).click()

  await expect(page.locator("details[open]")).toHaveCount(1)
  await expect(page.locator("details").nth(1)).toHaveAttribute("open")
})

test("the accessibility tree contains headings and expanded states, but no collapsed content", async ({
  page,
  open,
}) => {
  await open("kit-accordion--basic")
  await page.locator("summary").first().click()

  // Opened content enters the accessibility tree with a short delay.
  const getLines = async (kind: string) => (await readAccessibilityTree(page)).filter((line) => line.startsWith(kind))
  await expect.poll(() => getLines("link")).toHaveLength(1)
  expect(await getLines("heading")).toHaveLength(3)
  expect(await getLines("DisclosureTriangle")).toContain('DisclosureTriangle "Vad kostar ett hjulskifte?" expanded')
})
