import type { Page } from "@playwright/test"
import { expect, test } from "../../test/harness/in-browser.ts"

const { step } = test
const slot = (page: Page, time: string) => page.getByRole("radio", { name: time })

async function chooses(page: Page, time: string): Promise<void> {
  await expect(slot(page, time)).toBeFocused()
  await expect(slot(page, time)).toBeChecked()
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(1)
}

test("a time can be selected by keyboard", async ({ page, open }) => {
  await open("kit-time-slot-grid--basic")

  await step("APG radio: the group has its role", async () => {
    await expect(page.getByRole("radiogroup")).toHaveCount(1)
  })
  await step("APG radio: the group has a name", async () => {
    await expect(page.getByRole("radiogroup")).toHaveAccessibleName(/./)
  })
  await step("APG radio: every time is a radio button", async () => {
    await expect(page.getByRole("radiogroup").getByRole("radio")).toHaveCount(8)
  })
  await step("APG radio: with none selected Tab moves to the first", async () => {
    await page.keyboard.press("Tab")
    await expect(slot(page, "08:00")).toBeFocused()
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0)
  })
  await step("APG radio: Space selects the focused one", async () => {
    await page.keyboard.press("Space")
    await chooses(page, "08:00")
  })
  await step("APG radio: → selects the next, and after the last the first", async () => {
    for (const time of ["08:30", "09:15", "10:00", "11:45", "13:30", "14:15", "15:00", "08:00"]) {
      await page.keyboard.press("ArrowRight")
      await chooses(page, time)
    }
  })
  await step("APG radio: ← selects the previous one, and before the first the last", async () => {
    for (const time of ["15:00", "14:15", "13:30"]) {
      await page.keyboard.press("ArrowLeft")
      await chooses(page, time)
    }
  })
  await step("APG radio: exactly one is selected", async () => {
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(1)
  })
  await step("APG radio: Tab skips the others, and returns to the selected one", async () => {
    await page.keyboard.press("Tab")
    await expect(page.getByRole("radio").and(page.locator(":focus"))).toHaveCount(0)
    await page.keyboard.press("Shift+Tab")
    await chooses(page, "13:30")
  })
  await step("Zag radio: arrow keys after Tab have a visible focus", async () => {
    await page.keyboard.press("ArrowRight")
    await expect(page.locator("input:focus-visible")).toHaveValue("14:15")
  })
})

test("a time can be selected by pointer", async ({ page, open }) => {
  await open("kit-time-slot-grid--basic")
  const press = (time: string) => page.getByText(time, { exact: true }).click()

  await step("Zag radio: a press selects, and another press selects another", async () => {
    for (const time of ["09:15", "13:30"]) {
      await press(time)
      await expect(slot(page, time)).toBeChecked()
    }
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(1)
  })
  await step("Zag radio: arrow keys continue from the pressed one", async () => {
    await page.keyboard.press("ArrowRight")
    await chooses(page, "14:15")
  })
  await step("Zag radio: the first arrow key after a press has a visible focus", async () => {
    await expect(page.locator("input:focus-visible")).toHaveValue("14:15")
  })
  await step("Zag radio: Tab returns to the pressed one", async () => {
    await press("10:00")
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.mouse.click(700, 500)
    await page.keyboard.press("Tab")
    await page.keyboard.press("Shift+Tab")
    await page.keyboard.press("Tab")
    await expect(slot(page, "10:00")).toBeFocused()
  })
})
