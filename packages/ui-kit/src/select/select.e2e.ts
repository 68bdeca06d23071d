import { expect, readAccessibilityTree, startHydration, test } from "../test-harness/in-browser.ts"

test("what was chosen before the script came stays, and keys choose another", async ({ page, openAsSent }) => {
  await openAsSent("kit-select--basic")
  const control = page.getByRole("combobox", { name: "Säljare" })
  await control.selectOption("ann")

  await startHydration(page)
  await expect(control).toHaveValue("ann")
  await control.focus()
  await page.keyboard.press("b")

  await expect(control).toHaveValue("bo")
})

test("a screen reader hears a named list and what is chosen", async ({ page, open }) => {
  await open("kit-select--rtl")

  expect((await readAccessibilityTree(page)).join("\n")).toMatch(/combobox "Säljare"/i)
})
