import { expect, test } from "../../test/harness/in-browser.ts"

test("a number can be selected by typing a digit", async ({ page, open }) => {
  await open("kit-unit-selector--basic")

  await page.keyboard.press("Tab")
  await page.keyboard.press("3")

  await expect(page.getByRole("combobox", { name: "Antal" })).toHaveValue("3")
})
