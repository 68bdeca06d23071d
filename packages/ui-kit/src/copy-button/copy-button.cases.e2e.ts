import { expect, test } from "../../test/harness/in-browser.ts"

const { step } = test

test("the copy button copies its text and confirms it", async ({ page, open }) => {
  await open("kit-copy-button--basic")
  const button = page.locator("[data-scope=copy-button][data-part=trigger]")

  await step("Zag clipboard: the button is focusable", async () => {
    await button.focus()
    await expect(button).toBeFocused()
  })
  await step("Zag clipboard: a press copies, and the text confirms it", async () => {
    await button.click()
    await expect(page.getByRole("status")).toHaveText("Kopierat")
  })
  await step("APG button: Enter copies, and the focus stays", async () => {
    await expect(page.getByRole("status")).toBeEmpty()
    await button.press("Enter")
    await expect(page.getByRole("status")).toHaveText("Kopierat")
    await expect(button).toBeFocused()
  })
  await step("APG button: Space copies, and the focus stays", async () => {
    await expect(page.getByRole("status")).toBeEmpty()
    await button.press("Space")
    await expect(page.getByRole("status")).toHaveText("Kopierat")
    await expect(button).toBeFocused()
  })
})
