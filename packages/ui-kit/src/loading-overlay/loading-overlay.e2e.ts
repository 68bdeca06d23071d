import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("during loading neither keys nor clicks reach the content, and the focus returns afterwards [spec 3 §4.2 tyre-overlay]", async ({
  page,
  open,
}) => {
  await open("kit-loading-overlay--basic")
  const send = page.getByRole("button", { name: "Skicka kod" })
  const response = page.getByRole("button", { name: "Svaret kommer" })

  await page.keyboard.press("Tab")
  await expect(send).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("status")).toHaveText("Ett ögonblick …")
  expect(await readAccessibilityTree(page)).not.toContain('button "Skicka kod"')
  await page.keyboard.press("Shift+Tab")
  await expect(page.locator("form :focus")).toHaveCount(0)
  await page.keyboard.press("Tab")
  await expect(page.locator("form :focus")).toHaveCount(0)

  await response.click()
  await expect(page.getByRole("status")).toHaveCount(0)
})

test("the focus returns to the previously focused element when the response arrives", async ({ page, open }) => {
  await open("kit-loading-overlay--basic")
  const send = page.getByRole("button", { name: "Skicka kod" })
  await send.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("status")).toHaveText("Ett ögonblick …")

  // The response arrives without any input.
  await page.getByRole("button", { name: "Svaret kommer" }).evaluate((button: HTMLElement) => button.click())

  await expect(send).toBeFocused()
})
