import type { Page } from "@playwright/test"
import { expect, test } from "../../test/harness/in-browser.ts"

const { step } = test
const tag = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const listPressed = (page: Page) => page.getByRole("button", { pressed: true }).allTextContents()

test("tags can be selected and deselected", async ({ page, open }) => {
  await open("kit-tag-filter--basic")

  await step("APG button: every tag is a button that Tab reaches", async () => {
    for (const name of ["Alla", "Elbil", "Service", "Vinter", "Tips", "Företag"]) {
      await page.keyboard.press("Tab")
      await expect(tag(page, name)).toBeFocused()
    }
  })
  await step("Zag toggle group: Tab starts at the first tag, and Shift+Tab leaves from there", async () => {
    for (let count = 0; count < 5; count += 1) await page.keyboard.press("Shift+Tab")
    await expect(tag(page, "Alla")).toBeFocused()
    await page.keyboard.press("Shift+Tab")
    await expect(page.getByRole("button").and(page.locator(":focus"))).toHaveCount(0)
  })
  await step("APG button: a tag has its pressed state", async () => {
    await expect(tag(page, "Elbil")).toHaveAttribute("aria-pressed", "false")
    await tag(page, "Elbil").click()
    await expect(tag(page, "Elbil")).toHaveAttribute("aria-pressed", "true")
  })
  await step("Zag toggle group: several can be pressed", async () => {
    await tag(page, "Vinter").click()
    expect(await listPressed(page)).toEqual(["Elbil", "Vinter"])
  })
  await step("Zag toggle group: another press releases one", async () => {
    await tag(page, "Elbil").click()
    await expect.poll(() => listPressed(page)).toEqual(["Vinter"])
    await tag(page, "Vinter").click()
    await expect.poll(() => listPressed(page)).toEqual(["Alla"])
  })
  await step("APG button: Enter presses a tag and releases it", async () => {
    await tag(page, "Tips").press("Enter")
    await expect(tag(page, "Tips")).toHaveAttribute("aria-pressed", "true")
    await tag(page, "Tips").press("Enter")
    await expect(tag(page, "Tips")).toHaveAttribute("aria-pressed", "false")
  })
  await step("APG button: Space presses a tag and releases it", async () => {
    await tag(page, "Tips").press("Space")
    await expect(tag(page, "Tips")).toHaveAttribute("aria-pressed", "true")
    await tag(page, "Tips").press("Space")
    await expect(tag(page, "Tips")).toHaveAttribute("aria-pressed", "false")
  })
})
