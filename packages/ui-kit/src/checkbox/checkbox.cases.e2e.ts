import { expect, test, updateArgs } from "../../test/harness/in-browser.ts"

const { step } = test
const STORY = "kit-checkbox--basic"

test("a checkbox can be toggled by keyboard and by pointer", async ({ page, open }) => {
  await open(STORY)
  const box = page.getByRole("checkbox", { name: "Skicka nyhetsbrevet till mig" })
  const words = page.getByText("Skicka nyhetsbrevet till mig")

  await step("APG checkbox: it has its role, and its text names it", async () => {
    await expect(box).toHaveCount(1)
  })
  await step("Zag checkbox: Tab reaches it", async () => {
    await page.keyboard.press("Tab")
    await expect(box).toBeFocused()
  })
  await step("Zag checkbox: Space checks and unchecks it", async () => {
    await page.keyboard.press("Space")
    await expect(box).toBeChecked()
    await page.keyboard.press("Space")
    await expect(box).not.toBeChecked()
  })
  await step("Zag checkbox: a press on it or on its text checks it", async () => {
    await words.click()
    await expect(box).toBeChecked()
    await box.click()
    await expect(box).not.toBeChecked()
  })
  await step("Zag checkbox: presses on its text leave the focus in it", async () => {
    await box.focus()
    await box.evaluate((item) => item.addEventListener("blur", () => item.setAttribute("data-left", "")))
    for (let press = 0; press < 3; press += 1) await words.click()
    await expect(box).not.toHaveAttribute("data-left")
  })
  await step("Zag checkbox: a disabled one is marked as disabled", async () => {
    await updateArgs(page, STORY, { disabled: true })
    await expect(box).toBeDisabled()
  })
  await step("Zag checkbox: Tab skips a disabled one", async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press("Tab")
    await expect(box).not.toBeFocused()
  })
})
