import { expect, test, updateArgs } from "../../test/harness/in-browser.ts"

const { step } = test
const STORY = "kit-switch--basic"

test("a switch can be toggled by keyboard and by pointer", async ({ page, open }) => {
  await open(STORY)
  const control = page.getByRole("switch", { name: "Visa filter bredvid listan" })
  const words = page.getByText("Visa filter bredvid listan")

  await step("APG switch: it has its role, and its text names it", async () => {
    await expect(control).toHaveCount(1)
  })
  await step("APG switch: its visual indicator is not read out", async () => {
    await expect(control).toHaveAccessibleName("Visa filter bredvid listan")
  })
  await step("APG switch: Tab moves to it", async () => {
    await page.keyboard.press("Tab")
    await expect(control).toBeFocused()
  })
  await step("APG switch: Space turns it on and off", async () => {
    await page.keyboard.press("Space")
    await expect(control).toBeChecked()
    await page.keyboard.press("Space")
    await expect(control).not.toBeChecked()
  })
  await step("Zag switch: a press on its text turns it on", async () => {
    await words.click()
    await expect(control).toBeChecked()
  })
  await step("Zag switch: presses on its text leave the focus in it", async () => {
    await control.focus()
    await control.evaluate((item) => item.addEventListener("blur", () => item.setAttribute("data-left", "")))
    for (let press = 0; press < 3; press += 1) await words.click()
    await expect(control).not.toHaveAttribute("data-left")
  })
  await step("Zag switch: a disabled switch has the disabled state", async () => {
    await updateArgs(page, STORY, { disabled: true })
    await expect(control).toBeDisabled()
  })
  await step("Zag switch: a press on the text of a disabled switch does nothing", async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    const previous = await control.isChecked()
    await words.click({ force: true })
    await expect(control).not.toBeFocused()
    await expect(control).toBeChecked({ checked: previous })
  })
})
