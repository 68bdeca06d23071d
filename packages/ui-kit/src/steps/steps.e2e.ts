import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("the focus moves to the heading of the step that opens", async ({ page, open }) => {
  await open("kit-steps--basic")

  await page.getByRole("button", { name: "Fortsätt" }).press("Enter")
  await expect(page.getByRole("heading", { name: "Steg 2/4 Välj en eller flera tjänster" })).toBeFocused()
  await expect(page.getByRole("textbox")).toBeHidden()
  await page.getByRole("button", { name: "Ändra Din bil" }).press("Enter")

  await expect(page.getByRole("heading", { name: /^Steg 1\/4/ })).toBeFocused()
  await expect(page.getByRole("textbox")).toBeVisible()
})

test("the accessibility tree contains a list of steps and a heading with the number of each step", async ({
  page,
  open,
}) => {
  await open("kit-steps--rtl")

  const lines = await readAccessibilityTree(page)

  expect(lines).toContain('list "Steg"')
  expect(lines.filter((line) => line.startsWith("heading"))).toEqual([
    'heading "Steg 1/4 Din bil" level=2',
    'heading "Steg 2/4 Välj en eller flera tjänster" level=2',
  ])
})
