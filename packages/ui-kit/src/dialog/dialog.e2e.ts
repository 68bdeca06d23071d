import { announced, expect, test } from "../test-harness/in-browser.ts"

test("Enter opens it, Tab stays inside, Escape closes it, and the focus is back on the button", async ({
  page,
  open,
}) => {
  const story = await open("kit-dialog--basic")
  const trigger = page.getByRole("button", { name: "Boka provkörning" })
  await trigger.focus()

  await page.keyboard.press("Enter")
  await expect(page.getByRole("dialog", { name: "Provkör på torsdag" })).toBeVisible()
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press("Tab")
    await expect(page.locator("main > :not(dialog) :focus, main > :focus")).toHaveCount(0)
  }
  await page.keyboard.press("Escape")

  await expect(story.getByRole("dialog")).toBeHidden()
  await expect(trigger).toBeFocused()
})

test("while it is open, a screen reader finds the dialog and nothing behind it", async ({ page, open }) => {
  await open("kit-dialog--basic")
  await page.getByRole("button", { name: "Boka provkörning" }).click()

  expect(await announced(page)).toEqual([
    'dialog "Provkör på torsdag" modal',
    'button "Stäng"',
    'heading "Provkör på torsdag" level=2',
    expect.stringContaining("Ta med körkortet."),
    expect.stringContaining("levererad hem?"),
    'button "Välj tid"',
  ])
  const behind = page.getByRole("link", { name: "Länken bakom", includeHidden: true })
  await behind.evaluate((link: HTMLElement) => link.focus())
  await expect(behind).not.toBeFocused()
})

test("a press beside it closes it, a press inside does not", async ({ page, open }) => {
  await open("kit-dialog--basic")
  await page.getByRole("button", { name: "Boka provkörning" }).click()
  const dialog = page.getByRole("dialog")

  await page.getByText("Ta med körkortet").click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)

  await expect(dialog).toBeHidden()
})
