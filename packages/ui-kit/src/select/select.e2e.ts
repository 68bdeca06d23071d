import { expect, readAccessibilityTree, startHydration, test } from "../../test/harness/in-browser.ts"

test("an option that is selected before hydration remains selected, and typing a letter selects another option", async ({
  page,
  openAsSent,
}) => {
  await openAsSent("kit-select--basic")
  const control = page.getByRole("combobox", { name: "Säljare" })
  await control.selectOption("ann")

  await startHydration(page)
  await expect(control).toHaveValue("ann")
  await control.focus()
  await page.keyboard.press("b")

  await expect(control).toHaveValue("bo")
})

test("the accessibility tree contains a named combo box", async ({ page, open }) => {
  await open("kit-select--rtl")

  expect((await readAccessibilityTree(page)).join("\n")).toMatch(/combobox "Säljare"/i)
})
