import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("a message has the role status or alert in the accessibility tree, and announcing does not move the focus", async ({
  page,
  open,
}) => {
  await open("kit-status-region--basic")
  const button = page.getByRole("button", { name: "12 bilar" })
  await button.focus()

  await page.keyboard.press("Space")
  await expect.poll(async () => (await readAccessibilityTree(page)).join("\n")).toContain('status\ntext "12 bilar"')
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")

  await expect
    .poll(async () => (await readAccessibilityTree(page)).join("\n"))
    .toContain('alert\ntext "Tiden är inte ledig längre"')
  await expect(page.getByRole("button", { name: "Tiden är inte ledig längre" })).toBeFocused()
})
