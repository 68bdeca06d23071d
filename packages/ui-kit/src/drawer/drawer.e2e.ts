import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test.use({ viewport: { width: 390, height: 800 } })

test("Enter opens the drawer over an inert page, and Escape returns the focus to the button", async ({
  page,
  open,
}) => {
  await open("kit-drawer--basic")
  const trigger = page.getByRole("button", { name: "Öppna menyn" })
  await trigger.focus()

  await page.keyboard.press("Enter")
  await expect(page.getByRole("dialog", { name: "Meny" })).toBeVisible()
  const said = await readAccessibilityTree(page)
  await page.keyboard.press("Escape")

  expect(said[0]).toBe('dialog "Meny" modal')
  expect(said.join("\n")).not.toContain("Vi tar hand om bilen")
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(trigger).toBeFocused()
})

test("the page behind the drawer does not scroll and keeps its scroll position", async ({ page, open }) => {
  await open("kit-drawer--basic")
  await page.locator("main").evaluate((main) => main.style.setProperty("min-block-size", "3000px"))
  await page.mouse.wheel(0, 40)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  const previous = await page.evaluate(() => scrollY)

  await page.getByRole("button", { name: "Öppna menyn" }).evaluate((button: HTMLElement) => button.click())
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.mouse.move(380, 600)
  await page.mouse.wheel(0, 500)
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()

  expect(await page.evaluate(() => scrollY)).toBe(previous)
})

test("a nested menu opens inside the drawer, and following a link closes the drawer", async ({ page, open }) => {
  await open("kit-drawer--basic")
  await page.getByRole("button", { name: "Öppna menyn" }).click()

  await page.getByRole("button", { name: /Verkstad/ }).click()
  await page.getByRole("link", { name: "Däckhotell" }).click()

  await expect(page.getByRole("dialog")).toBeHidden()
})

test("a client-side navigation closes the drawer", async ({ page, open }) => {
  await open("kit-drawer--basic")
  await page.getByRole("button", { name: "Öppna menyn" }).click()
  await expect(page.getByRole("dialog")).toBeVisible()

  await page.evaluate(() => history.pushState(null, "", "/verkstad"))

  await expect(page.getByRole("dialog")).toBeHidden()
})
