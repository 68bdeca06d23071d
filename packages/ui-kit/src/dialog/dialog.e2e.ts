import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("Enter opens the dialog, Tab stays inside, and Escape closes it and returns the focus to the button", async ({
  page,
  open,
}) => {
  await open("kit-dialog--basic")
  const trigger = page.getByRole("button", { name: "Boka provkörning" })
  await trigger.focus()

  await page.keyboard.press("Enter")
  await expect(page.getByRole("dialog", { name: "Provkör på torsdag" })).toBeVisible()
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press("Tab")
    await expect(page.locator("#storybook-root :focus")).toHaveCount(0)
  }
  await page.keyboard.press("Escape")

  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(trigger).toBeFocused()
})

test("when a listener cancels closing, the dialog stays open even if Escape is pressed repeatedly", async ({
  page,
  open,
}) => {
  await open("kit-dialog--kept-open")
  const dialog = page.getByRole("dialog")
  await expect(dialog).toBeVisible()

  for (let time = 0; time < 5; time += 1) await page.keyboard.press("Escape")

  await expect(dialog).toBeVisible()
  await expect(page.getByRole("status")).toHaveText("5")
})

test("the accessibility tree contains only the dialog while it is open", async ({ page, open }) => {
  await open("kit-dialog--basic")
  await page.getByRole("button", { name: "Boka provkörning" }).click()

  expect(await readAccessibilityTree(page)).toEqual([
    'dialog "Provkör på torsdag"',
    'button "Stäng"',
    'heading "Provkör på torsdag" level=2',
    'text "Vi håller bilen i en halvtimme efter den tid du väljer."',
    'text "Ta med körkortet."',
    expect.stringContaining("levererad hem?"),
    'button "Välj tid"',
  ])
  const behind = page.getByRole("link", { name: "Länken bakom", includeHidden: true })
  await behind.evaluate((link: HTMLElement) => link.focus())
  await expect(behind).not.toBeFocused()
})

test("a press outside closes the dialog, and a press inside keeps it open", async ({ page, open }) => {
  await open("kit-dialog--basic")
  await page.getByRole("button", { name: "Boka provkörning" }).click()
  const dialog = page.getByRole("dialog")

  await page.getByText("Ta med körkortet").click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)

  await expect(dialog).toBeHidden()
})

test("opening a dialog neither scrolls nor shifts the page behind the dialog", async ({ page, open }) => {
  await open("kit-dialog--basic")
  await page.locator("main").evaluate((main) => main.style.setProperty("min-block-size", "3000px"))
  const trigger = page.getByRole("button", { name: "Boka provkörning", includeHidden: true })
  const previous = await trigger.boundingBox()

  await trigger.click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.mouse.move(5, 300)
  await page.mouse.wheel(0, 500)
  const during = await trigger.boundingBox()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()

  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(during).toEqual(previous)
})

test("the dialog is inert during its exit animation, after which the focus returns to the button", async ({
  page,
  open,
}) => {
  await open("kit-dialog--basic", { motion: "full" })
  await page.evaluate(() => document.documentElement.style.setProperty("--fc-duration-fast", "5s"))
  await page.getByRole("button", { name: "Boka provkörning" }).click()
  const chosen = page.getByRole("button", { name: "Välj tid", includeHidden: true })

  await page.keyboard.press("Escape")

  await expect(chosen).toBeAttached()
  await chosen.evaluate((button: HTMLElement) => button.focus())
  await expect(chosen).not.toBeFocused()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(page.getByRole("button", { name: "Boka provkörning" })).toBeFocused()
})
