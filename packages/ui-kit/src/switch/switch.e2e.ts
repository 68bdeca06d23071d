import { expect, readAccessibilityTree, startHydration, test } from "../../test/harness/in-browser.ts"

test("a switch turned on before hydration stays on, and Space turns it off again", async ({ page, openAsSent }) => {
  await openAsSent("kit-switch--basic")
  const control = page.getByRole("switch", { name: "Visa filter bredvid listan" })
  await control.click()
  await expect(control).toBeChecked()

  await startHydration(page)
  await expect(control).toBeChecked()
  await control.press("Space")

  await expect(control).not.toBeChecked()
})

test("a screen reader announces a switch and its state", async ({ page, open }) => {
  await open("kit-switch--rtl")

  expect(await readAccessibilityTree(page)).toContain('switch "Visa filter bredvid listan" checked')
})
