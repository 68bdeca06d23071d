import { expect, readAccessibilityTree, startHydration, test } from "../../test/harness/in-browser.ts"

test("a switch that is turned on before hydration remains on, and Space turns it off", async ({ page, openAsSent }) => {
  await openAsSent("kit-switch--basic")
  const control = page.getByRole("switch", { name: "Visa filter bredvid listan" })
  await control.click()
  await expect(control).toBeChecked()

  await startHydration(page)
  await expect(control).toBeChecked()
  await control.press("Space")

  await expect(control).not.toBeChecked()
})

test("the accessibility tree contains a switch and its state", async ({ page, open }) => {
  await open("kit-switch--rtl")

  expect(await readAccessibilityTree(page)).toContain('switch "Visa filter bredvid listan" checked')
})
