import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

const { step } = test
const QUESTIONS = ["Vad kostar ett hjulskifte?", "Hur bokar jag en provkörning?", "Kan jag lämna min bil i inbyte?"]

test("the items of an accordion can be opened and closed by keyboard and by pointer", async ({ page, open }) => {
  await open("kit-accordion--basic")
  const triggers = page.locator("summary")
  const isOpen = (index: number) =>
    page
      .locator("details")
      .nth(index)
      .evaluate((item) => (item as HTMLDetailsElement).open)

  const link = page.locator("details").nth(0).getByRole("link", { name: "Läs mer" })

  await step("APG accordion: every question is a heading of the page", async () => {
    for (const name of QUESTIONS) await expect(page.getByRole("heading", { name, level: 3 })).toHaveCount(1)
  })
  await step("APG accordion: a question has its expanded state", async () => {
    expect(await readAccessibilityTree(page)).toContain('DisclosureTriangle "Vad kostar ett hjulskifte?"')
    await triggers.nth(0).click()
    expect(await readAccessibilityTree(page)).toContain('DisclosureTriangle "Vad kostar ett hjulskifte?" expanded')
    await triggers.nth(0).click()
  })
  await step("APG accordion: Enter opens a question, and closes it", async () => {
    for (const expected of [true, false]) {
      await triggers.nth(1).press("Enter")
      expect(await isOpen(1)).toBe(expected)
    }
  })
  await step("APG accordion: Space opens a question, and closes it", async () => {
    for (const expected of [true, false]) {
      await triggers.nth(1).press("Space")
      expect(await isOpen(1)).toBe(expected)
    }
  })
  await step("APG accordion: Tab moves through the questions and open content", async () => {
    await triggers.nth(0).press("Enter")
    await expect(link).toBeVisible()
    await page.keyboard.press("Tab")
    await expect(link).toBeFocused()
    for (const index of [1, 2]) {
      await page.keyboard.press("Tab")
      await expect(triggers.nth(index)).toBeFocused()
    }
  })
  await step("APG accordion: Shift+Tab moves back the same way", async () => {
    await page.keyboard.press("Shift+Tab")
    await expect(triggers.nth(1)).toBeFocused()
    await page.keyboard.press("Shift+Tab")
    await expect(link).toBeFocused()
    await page.keyboard.press("Shift+Tab")
    await expect(triggers.nth(0)).toBeFocused()
  })
  await step("Zag collapsible: closed content cannot be reached with Tab", async () => {
    await triggers.nth(0).press("Enter")
    await page.keyboard.press("Tab")
    await expect(triggers.nth(1)).toBeFocused()
  })
  await step("Zag accordion: a press shows the answer", async () => {
    await triggers.nth(2).click()
    await expect(page.getByText("Vi värderar den på plats")).toBeVisible()
  })
  await step("Zag accordion: with several open items a press on another leaves the first open", async () => {
    await triggers.nth(1).click()
    expect([await isOpen(1), await isOpen(2)]).toEqual([true, true])
  })
})
