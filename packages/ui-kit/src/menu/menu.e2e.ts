import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("pressing the button opens a menu that has ARIA roles and fits in the window, and Tab closes the menu", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open("kit-menu--basic")
  await page.getByRole("button", { name: "Dela bilen" }).click()
  const menu = page.getByRole("menu", { name: "Dela bilen" })
  await expect(menu).toBeInViewport({ ratio: 1 })

  const said = await readAccessibilityTree(page)
  expect(said).toContain('menu "Dela bilen"')
  expect(said).toContain('menuitem "Skicka som sms" disabled')
  await page.keyboard.press("ArrowDown")
  await expect(page.getByRole("menuitem", { name: "Kopiera länken" })).toBeFocused()
  await page.keyboard.press("Escape")

  await expect(menu).toBeHidden()
  await expect(page.getByRole("button", { name: "Dela bilen" })).toBeFocused()
})

test("a press outside closes the menu", async ({ page, open }) => {
  await open("kit-menu--basic")
  await page.getByRole("button", { name: "Dela bilen" }).click()
  await expect(page.getByRole("menu")).toBeVisible()

  await page.mouse.click(600, 400)

  await expect(page.getByRole("menu")).toBeHidden()
})
