import type { Page } from "@playwright/test"
import { expect, test } from "../../test/harness/in-browser.ts"

const { step } = test

const tools = (page: Page) =>
  ["Kopiera länk", "Mejla"].map((name) => page.getByRole("button", { name })) as [Tool, Tool]
const words = (page: Page) =>
  ["Länken leder hit, med dina val.", "Vi skickar bilen till din inkorg."].map((text) => page.getByText(text)) as [
    Tool,
    Tool,
  ]
type Tool = ReturnType<Page["getByRole"]>

test("only one of several tooltips is open at a time", async ({ page, open }) => {
  await open("kit-tooltip--toolbar")
  const [first, second] = tools(page)
  const [ofFirst, ofSecond] = words(page)

  await step("Zag tooltip: it opens on hover and closes when the pointer leaves", async () => {
    await first.hover()
    await expect(ofFirst).toBeVisible()
    await page.mouse.move(700, 500)
    await expect(ofFirst).toBeHidden()
  })
  await step("Zag tooltip: only one tooltip is open on hover", async () => {
    await first.hover()
    await expect(ofFirst).toBeVisible()
    await second.hover()
    await expect(ofSecond).toBeVisible()
    await expect(ofFirst).toBeHidden()
    await page.mouse.move(700, 500)
    await expect(ofSecond).toBeHidden()
  })
  await step("Zag tooltip: Tab to its button opens it, and a press elsewhere closes it", async () => {
    await page.keyboard.press("Tab")
    await expect(first).toBeFocused()
    await expect(ofFirst).toBeVisible()
    await page.mouse.click(700, 500)
    await expect(ofFirst).toBeHidden()
  })
  await step("Zag tooltip: Tab from one to the next closes the first and opens the second", async () => {
    await first.focus()
    await expect(ofFirst).toBeVisible()
    await page.keyboard.press("Tab")
    await expect(second).toBeFocused()
    await expect(ofSecond).toBeVisible()
    await expect(ofFirst).toBeHidden()
  })
  await step("Zag tooltip: Escape closes it and the focus stays", async () => {
    await page.keyboard.press("Escape")
    await expect(ofSecond).toBeHidden()
    await expect(second).toBeFocused()
  })
  await step("Zag tooltip: a press on its button closes it", async () => {
    await first.hover()
    await expect(ofFirst).toBeVisible()
    await page.mouse.down()
    await expect(ofFirst).toBeHidden()
    await page.mouse.up()
  })
})
