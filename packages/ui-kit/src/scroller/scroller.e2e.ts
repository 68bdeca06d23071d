import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("Tab reaches the row, arrow keys scroll the row, and a button that is disabled at the end of the row keeps the focus", async ({
  page,
  open,
}) => {
  await open("kit-scroller--basic")
  const row = page.getByRole("region", { name: "Berättelser" })
  const on = page.getByRole("button", { name: "Visa fler" })
  const place = () => row.evaluate(({ scrollLeft }) => scrollLeft)
  await expect(on).toBeVisible()

  for (let press = 0; press < 2; press += 1) await page.keyboard.press("Tab")
  await expect(row).toBeFocused()
  await page.keyboard.press("ArrowRight")
  await expect.poll(place).toBeGreaterThan(0)

  await on.focus()
  await expect(async () => {
    await page.keyboard.press("Enter")
    await expect(on).toHaveAttribute("aria-disabled", "true", { timeout: 500 })
  }).toPass()
  await expect(on).toBeFocused()
  await expect.poll(place).toBeGreaterThan(600)
})

test("the accessibility tree contains a named region with a list, and two buttons", async ({ page, open }) => {
  await open("kit-scroller--basic")
  await expect(page.getByRole("button", { name: "Visa fler" })).toBeVisible()

  const said = await readAccessibilityTree(page)

  expect(said).toContain('region "Berättelser"')
  expect(said).toContain('button "Visa föregående" disabled')
  expect(said).toContain('button "Visa fler"')
  expect(said.filter((line) => line.startsWith("link"))).toHaveLength(6)
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 700 } })

  test("the row shows part of the next card, and the page does not scroll sideways", async ({ page, open }) => {
    await open("kit-scroller--touch")
    const cards = page.locator("[data-scope=scroller][data-part=item]")

    expect(await cards.first().evaluate((card) => card.getBoundingClientRect().width)).toBeLessThan(390)
    await expect(cards.nth(1)).toBeInViewport({ ratio: 0.05 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})
