import { expect, test } from "../../test/harness/in-browser.ts"

test("typing a digit selects the option with that number", async ({ page, open }) => {
  await open("kit-unit-selector--basic")

  await page.keyboard.press("Tab")
  await page.keyboard.press("3")

  await expect(page.getByRole("combobox", { name: "Antal" })).toHaveValue("3")
})
