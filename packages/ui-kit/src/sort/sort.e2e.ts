import { expect, test } from "../../test/harness/in-browser.ts"

test("a sort order can be selected by keyboard", async ({ page, open }) => {
  await open("kit-sort--basic")

  await page.keyboard.press("Tab")
  await page.keyboard.press("l")

  await expect(page.getByRole("combobox", { name: "Sortera" })).toHaveValue("car_price_asc")
})

test("before hydration the form submits the selected order", async ({ page, openAsSent }) => {
  await openAsSent("kit-sort--basic")

  await page.getByRole("combobox").selectOption("car_price_desc")

  expect(await page.locator("form").evaluate((form: HTMLFormElement) => String([...new FormData(form)]))).toBe(
    "sortName,car_price_desc",
  )
})
