import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("arrow keys move horizontally and vertically in the grid, select a time and wrap around", async ({
  page,
  open,
}) => {
  await open("kit-time-slot-grid--basic")
  const slot = (name: string) => page.getByRole("radio", { name })

  await page.keyboard.press("Tab")
  await expect(slot("08:00")).toBeFocused()
  await expect(slot("08:00")).not.toBeChecked()
  await page.keyboard.press("ArrowDown")
  await expect(slot("10:00")).toBeFocused()
  await expect(slot("10:00")).toBeChecked()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowUp")
  await expect(slot("08:30")).toBeChecked()
  await page.keyboard.press("ArrowUp")
  await expect(slot("15:00")).toBeChecked()
  await page.keyboard.press("Tab")
  await expect(page.locator(":focus")).toHaveCount(0)
  await page.keyboard.press("Shift+Tab")

  await expect(slot("15:00")).toBeFocused()
})

test("the grid has three columns by default, and arrow keys also work in a theme with two columns [spec 3 §9.1 tyre-grid]", async ({
  page,
  open,
}) => {
  const root = (await open("kit-time-slot-grid--basic")).getByRole("radiogroup")
  const tops = () => root.locator("label").evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top))
  const [first, second, third, fourth] = await tops()
  expect([second, third]).toEqual([first, first])
  expect(fourth).toBeGreaterThan(first ?? 0)

  await root.evaluate((node: HTMLElement) => node.style.setProperty("--fc-time-slot-grid-columns", "2"))
  await page.keyboard.press("Tab")
  await page.keyboard.press("ArrowDown")

  await expect(page.getByRole("radio", { name: "09:15" })).toBeChecked()
})

test("the accessibility tree contains a named group of times and the selected time", async ({ page, open }) => {
  await open("kit-time-slot-grid--forced-colors")

  const lines = await readAccessibilityTree(page)

  expect(lines).toContain('radiogroup "Välj tid"')
  expect(lines).toContain('radio "09:15" checked')
  expect(lines.filter((line) => line.startsWith("radio "))).toHaveLength(8)
})
