import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("Enter opens the list, Tab reaches every language, Escape focuses the button, and moving the focus out of the list closes it", async ({
  page,
  open,
}) => {
  await open("kit-language-switch--basic")
  const trigger = page.getByLabel("Språk: Svenska")
  await page.keyboard.press("Tab")
  await expect(trigger).toBeFocused()

  await page.keyboard.press("Enter")
  for (const name of ["Svenska", "Norsk bokmål", "English"]) {
    await page.keyboard.press("Tab")
    await expect(page.getByRole("link", { name })).toBeFocused()
  }
  await page.keyboard.press("Escape")
  await expect(trigger).toBeFocused()
  await expect(page.getByRole("link")).toHaveCount(0)

  await page.keyboard.press("Space")
  await expect(page.getByRole("link", { name: "Suomi" })).toBeVisible()
  await page.evaluate(() => {
    const next = document.createElement("button")
    next.textContent = "Nästa"
    document.body.append(next)
  })
  await page.getByRole("button", { name: "Nästa" }).focus()
  await expect(page.getByRole("link")).toHaveCount(0)
})

test("the accessibility tree contains a named button, the list and its links", async ({ page, open }) => {
  await open("kit-language-switch--basic")
  await page.getByLabel("Språk: Svenska").click()
  await expect(page.getByRole("link", { name: "Suomi" })).toBeVisible()

  const said = (await readAccessibilityTree(page)).filter((line) => /Disclosure|^list |link/.test(line))

  expect(said).toEqual([
    'DisclosureTriangle "Språk: Svenska" expanded',
    'list "Språk"',
    'link "Svenska"',
    'link "Norsk bokmål"',
    'link "English"',
    'link "Suomi"',
    'link "Slovenčina"',
  ])
})
