import type { Page } from "@playwright/test"
import { expect, test } from "../../test/harness/in-browser.ts"

const { step } = test
const trigger = (page: Page, name: string) => page.getByRole("button", { name })
const region = (page: Page, name: string) => page.getByRole("region", { name })

test("opening a section closes the other sections", async ({ page, open }) => {
  await open("kit-controlled-accordion--basic")

  await step("APG accordion: a heading contains only a button", async () => {
    for (const name of ["Pris", "Drivmedel", "Utrustning"]) {
      await expect(page.getByRole("heading", { name }).locator("> button")).toHaveCount(1)
    }
  })
  await step("APG accordion: a button has the expanded state of its section", async () => {
    await expect(trigger(page, "Pris")).toHaveAttribute("aria-expanded", "true")
    await expect(trigger(page, "Drivmedel")).toHaveAttribute("aria-expanded", "false")
  })
  await step("APG accordion: a button has aria-controls for its section", async () => {
    for (const name of ["Pris", "Drivmedel", "Utrustning"]) {
      const id = await trigger(page, name).getAttribute("aria-controls")
      await expect(page.locator(`[id="${id}"]`)).toHaveCount(1)
    }
  })
  await step("APG accordion: an open section is a region", async () => {
    await expect(page.getByRole("region")).toHaveCount(1)
  })
  await step("APG accordion: its button names the region", async () => {
    await expect(region(page, "Pris")).toContainText("900 000 kronor")
  })
  await step("APG accordion: Enter opens a section", async () => {
    await trigger(page, "Drivmedel").press("Enter")
    await expect(region(page, "Drivmedel")).toBeVisible()
  })
  await step("APG accordion: Space opens a section", async () => {
    await trigger(page, "Utrustning").press("Space")
    await expect(region(page, "Utrustning")).toBeVisible()
  })
  await step("APG accordion: Tab and Shift+Tab move from button to button", async () => {
    await trigger(page, "Pris").focus()
    await page.keyboard.press("Tab")
    await expect(trigger(page, "Drivmedel")).toBeFocused()
    await page.keyboard.press("Shift+Tab")
    await expect(trigger(page, "Pris")).toBeFocused()
  })
  await step("Zag accordion: ↓ moves the focus to the next button", async () => {
    await page.keyboard.press("ArrowDown")
    await expect(trigger(page, "Drivmedel")).toBeFocused()
  })
  await step("Zag accordion: ↑ moves the focus to the previous button", async () => {
    await page.keyboard.press("ArrowUp")
    await expect(trigger(page, "Pris")).toBeFocused()
  })
  await step("Zag accordion: End moves the focus to the last button", async () => {
    await page.keyboard.press("End")
    await expect(trigger(page, "Utrustning")).toBeFocused()
  })
  await step("Zag accordion: Home moves the focus to the first button", async () => {
    await trigger(page, "Drivmedel").focus()
    await page.keyboard.press("Home")
    await expect(trigger(page, "Pris")).toBeFocused()
  })
  await step("Zag accordion: a press shows a section", async () => {
    await trigger(page, "Pris").click()
    await expect(region(page, "Pris")).toBeVisible()
  })
  await step("Zag accordion: a press on another section closes the open one", async () => {
    await trigger(page, "Drivmedel").click()
    await expect(region(page, "Drivmedel")).toBeVisible()
    await expect(region(page, "Pris")).toHaveCount(0)
  })
})

test("with `isMultiple` several sections can be open at once", async ({ page, open }) => {
  await open("kit-controlled-accordion--multiple")

  await step("Zag accordion: keys open a second section and leave the first open", async () => {
    await trigger(page, "Pris").focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(region(page, "Drivmedel")).toBeVisible()
    await expect(region(page, "Pris")).toBeVisible()
  })
  await step("Zag accordion: presses open a second section and leave the first open", async () => {
    await trigger(page, "Utrustning").click()
    await expect(region(page, "Utrustning")).toHaveCount(0)
    await trigger(page, "Utrustning").click()
    await expect(region(page, "Utrustning")).toBeVisible()
    await expect(region(page, "Drivmedel")).toBeVisible()
  })
})
