import { expect, readAccessibilityTree, startHydration, test } from "../../test/harness/in-browser.ts"

test("a card that is selected before hydration remains selected, and an arrow key on the last card selects the first card", async ({
  page,
  openAsSent,
}) => {
  await openAsSent("kit-radio-cards--basic")
  await page.getByText("2 500 mil").click()

  await startHydration(page)
  await expect(page.getByRole("radio", { name: "2 500 mil" })).toBeChecked()
  await page.keyboard.press("ArrowRight")

  await expect(page.getByRole("radio", { name: "1 000 mil" })).toBeChecked()
})

test("the accessibility tree contains a named group and the selected card", async ({ page, open }) => {
  await open("kit-radio-cards--rtl")

  const lines = await readAccessibilityTree(page)

  expect(lines).toContain('radiogroup "Körsträcka per år"')
  expect(lines).toContain('radio "1 500 mil" checked')
})
