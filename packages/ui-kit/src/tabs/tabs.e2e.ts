import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("arrow keys move the focus, Enter and Space select a tab, and Tab moves into its panel", async ({
  page,
  open,
}) => {
  await open("kit-tabs--basic")
  const tab = (name: string) => page.getByRole("tab", { name })

  await page.keyboard.press("Tab")
  await expect(tab("Bilder")).toBeFocused()
  await page.keyboard.press("ArrowLeft")
  await expect(tab("Utrustning")).toBeFocused()
  await expect(tab("Bilder")).toHaveAttribute("aria-selected", "true")
  await page.keyboard.press("Space")
  await expect(page.getByRole("tabpanel")).toContainText("panoramatak")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("tabpanel", { name: "Utrustning" })).toBeFocused()
  await page.keyboard.press("Shift+Tab")

  await expect(tab("Utrustning")).toBeFocused()
})

test("Tab skips all tabs except the selected tab", async ({ page, open }) => {
  await open("kit-tabs--basic")

  await page.keyboard.press("Tab")
  await expect(page.getByRole("tab", { name: "Bilder" })).toBeFocused()
  await page.keyboard.press("Tab")

  await expect(page.getByRole("tabpanel", { name: "Bilder" })).toBeFocused()
})

test("an iframe in a panel keeps its state while another panel is shown", async ({ page, open }) => {
  await open("kit-tabs--basic")
  await page.getByRole("tab", { name: "Film" }).click()
  const frame = page.frames().find((item) => item.parentFrame() !== null && item.url() === "about:blank")
  expect(frame).toBeDefined()
  await frame?.evaluate(() => Object.assign(window, { isKept: true }))

  await page.getByRole("tab", { name: "Bilder" }).click()
  await page.getByRole("tab", { name: "Film" }).click()

  expect(await frame?.evaluate(() => (window as Window & { isKept?: boolean }).isKept)).toBe(true)
})

test("the accessibility tree contains all tabs, but only the panel of the selected tab", async ({ page, open }) => {
  await open("kit-tabs--basic")

  const lines = await readAccessibilityTree(page)

  expect(lines).toContain('tab "Bilder" selected')
  expect(lines).toContain('tab "Film"')
  expect(lines).toContain('tab "Interiör" disabled')
  expect(lines.filter((line) => line.startsWith("tabpanel"))).toEqual(['tabpanel "Bilder"'])
})
