import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("Enter copies the text, shows a temporary status and keeps the focus on the button", async ({ page, open }) => {
  await open("kit-copy-button--basic")
  await page.clock.install()
  const button = page.getByRole("button", { name: "Kopiera 010-123 45 67" })
  await button.focus()

  await page.keyboard.press("Enter")
  await expect.poll(async () => (await readAccessibilityTree(page)).join("\n")).toContain('status\ntext "Kopierat"')
  await page.clock.runFor(1000)

  await expect(page.getByRole("status")).toBeEmpty()
  await expect(button).toBeFocused()
})
