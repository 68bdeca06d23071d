import { expect, readAccessibilityTree, test } from "../test-harness/in-browser.ts"

test("arrows move the focus, Enter and Space choose, Tab goes on into the panel", async ({ page, open }) => {
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

test("Tab goes past the tabs that are not chosen", async ({ page, open }) => {
  await open("kit-tabs--basic")

  await page.keyboard.press("Tab")
  await expect(page.getByRole("tab", { name: "Bilder" })).toBeFocused()
  await page.keyboard.press("Tab")

  await expect(page.getByRole("tabpanel", { name: "Bilder" })).toBeFocused()
})

test("a frame keeps its state while another panel is shown", async ({ page, open }) => {
  await open("kit-tabs--basic")
  await page.getByRole("tab", { name: "Film" }).click()
  const frame = page.frames().find((one) => one.parentFrame() !== null && one.url() === "about:blank")
  expect(frame).toBeDefined()
  await frame?.evaluate(() => Object.assign(window, { isKept: true }))

  await page.getByRole("tab", { name: "Bilder" }).click()
  await page.getByRole("tab", { name: "Film" }).click()

  expect(await frame?.evaluate(() => (window as Window & { isKept?: boolean }).isKept)).toBe(true)
})

test("a screen reader hears which of the tabs is chosen, and only its panel", async ({ page, open }) => {
  await open("kit-tabs--basic")

  const lines = await readAccessibilityTree(page)

  expect(lines).toContain('tab "Bilder" selected')
  expect(lines).toContain('tab "Film"')
  expect(lines).toContain('tab "Interiör" disabled')
  expect(lines.filter((line) => line.startsWith("tabpanel"))).toEqual(['tabpanel "Bilder"'])
})
