import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("Escape clears the text, and the clear button returns the focus to the field", async ({ page, open }) => {
  await open("kit-search-field--basic")
  const field = page.getByRole("searchbox")
  const clear = page.getByRole("button", { name: "Rensa sökfältet" })

  await page.keyboard.press("Tab")
  await expect(field).toBeFocused()
  await expect(clear).toBeHidden()
  await page.keyboard.type("EX30")
  await page.keyboard.press("Escape")
  await expect(field).toHaveValue("")

  await page.keyboard.type("kombi")
  await page.keyboard.press("Tab")
  await expect(clear).toBeFocused()
  await page.keyboard.press("Space")
  await expect(field).toHaveValue("")
  await expect(field).toBeFocused()
})

test("the accessibility tree contains a search landmark with a named field and a named button", async ({
  page,
  open,
}) => {
  await open("kit-search-field--basic")

  const said = await readAccessibilityTree(page)

  expect(said.filter((line) => /^(search|searchbox|button)/.test(line))).toEqual([
    "search",
    expect.stringMatching(/^searchbox ".+"/),
    expect.stringMatching(/^button ".+"/),
  ])
})
