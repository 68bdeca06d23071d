import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("arrow keys can focus unavailable days, but Space does not select them [spec 3 §5.4 tyre-calendar.available]", async ({
  page,
  open,
}) => {
  await open("kit-calendar--basic")
  const day = (name: string) => page.getByRole("button", { name })

  for (const _ of [1, 2, 3]) await page.keyboard.press("Tab")
  await expect(day("fredag 4 december 2026")).toBeFocused()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Space")
  await expect(day("lördag 5 december 2026")).toBeFocused()
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(0)

  await page.keyboard.press("PageDown")
  await expect(day("tisdag 5 januari 2027")).toBeFocused()
  await expect(page.getByRole("grid", { name: "januari 2027" })).toBeVisible()
  await page.keyboard.press("End")
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("gridcell", { selected: true })).toHaveText("11")

  await page.keyboard.press("Shift+PageUp")
  await expect(day("tisdag 1 december 2026")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(page.locator(":focus")).toHaveCount(0)
})

test("the previous and next month buttons are disabled at the first and last month but keep the focus [spec 3 §5.4 tyre-calendar.months]", async ({
  page,
  open,
}) => {
  await open("kit-calendar--basic")
  const next = page.getByRole("button", { name: "Nästa månad" })
  await expect(page.getByRole("button", { name: "Föregående månad" })).toBeDisabled()

  await next.focus()
  await page.keyboard.press("Enter")
  await page.keyboard.press("Enter")

  await expect(page.getByRole("grid", { name: "januari 2027" })).toBeVisible()
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
})

test("the accessibility tree contains the month, the full dates and the disabled days", async ({ page, open }) => {
  await open("kit-calendar--rtl")

  const lines = await readAccessibilityTree(page)

  expect(lines).toContain('group "Välj datum"')
  expect(lines).toContain('grid "December 2026"')
  expect(lines.filter((line) => line.startsWith("columnheader"))).toHaveLength(7)
  expect(lines).toContain('button "måndag 7 december 2026"')
  expect(lines).toContain('button "torsdag 10 december 2026" disabled')
})
