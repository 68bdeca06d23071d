import type { Page } from "@playwright/test"
import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

const { step } = test
const trigger = (page: Page) => page.getByRole("button", { name: "Boka provkörning" })
const dialog = (page: Page) => page.getByRole("dialog", { name: "Provkör på torsdag" })

test("the trigger opens the dialog, which keeps the focus inside until it is closed", async ({ page, open }) => {
  await open("kit-dialog--basic")
  await trigger(page).click()

  await step("APG dialog: it has its role", async () => {
    await expect(page.getByRole("dialog")).toHaveCount(1)
  })
  await step("APG dialog: its heading names it", async () => {
    await expect(dialog(page)).toBeVisible()
    const id = await dialog(page).getAttribute("aria-labelledby")
    await expect(page.locator(`[id="${id}"]`)).toHaveText("Provkör på torsdag")
  })
  await step("APG dialog: its description describes it", async () => {
    await expect(dialog(page)).toHaveAccessibleDescription(/^Vi håller bilen/)
  })
  await step("APG dialog: it is modal, and the accessibility tree has nothing of the page behind", async () => {
    const said = (await readAccessibilityTree(page)).join("\n")
    expect(said).toContain('dialog "Provkör på torsdag"')
    expect(said).not.toContain("Länken bakom")
  })
  await step("Zag dialog: on opening the focus is on the first focusable element", async () => {
    await expect(page.getByRole("button", { name: "Stäng" })).toBeFocused()
  })
  await step("APG dialog: Tab moves through it and from the last element to the first", async () => {
    await page.keyboard.press("Tab")
    await expect(page.getByRole("button", { name: "Välj tid" })).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(page.getByRole("button", { name: "Stäng" })).toBeFocused()
  })
  await step("APG dialog: Shift+Tab moves back and from the first element to the last", async () => {
    await page.keyboard.press("Shift+Tab")
    await expect(page.getByRole("button", { name: "Välj tid" })).toBeFocused()
    await page.keyboard.press("Shift+Tab")
    await expect(page.getByRole("button", { name: "Stäng" })).toBeFocused()
  })
  await step("APG dialog: Escape closes it, wherever the focus is inside", async () => {
    await page.getByRole("button", { name: "Välj tid" }).focus()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toHaveCount(0)
  })
  await step("Zag dialog: after Escape the focus is on the button that opened it", async () => {
    await expect(trigger(page)).toBeFocused()
  })
})

test("a nested dialog takes the focus, and Escape closes only the nested dialog", async ({ page, open }) => {
  await open("kit-dialog--nested")
  const second = page.getByRole("dialog", { name: "Villkoren" })
  await trigger(page).click()
  await expect(dialog(page)).toBeVisible()
  await page.getByRole("button", { name: "Läs villkoren" }).click()

  await step("Zag dialog: the focus moves into the upper dialog", async () => {
    await expect(second.getByRole("button", { name: "Stäng" })).toBeFocused()
  })
  await step(
    "Zag dialog: Escape closes only the upper dialog and the focus is on the button in the lower one",
    async () => {
      await page.keyboard.press("Escape")
      await expect(second).toHaveCount(0)
      await expect(dialog(page)).toBeVisible()
      await expect(page.getByRole("button", { name: "Läs villkoren" })).toBeFocused()
    },
  )
  await step(
    "Zag dialog: a button in the upper dialog can close both, and the focus is on the first button",
    async () => {
      await page.getByRole("button", { name: "Läs villkoren" }).click()
      await second.getByRole("button", { name: "Avstå" }).click()
      await expect(page.getByRole("dialog")).toHaveCount(0)
      await expect(trigger(page)).toBeFocused()
    },
  )
})
