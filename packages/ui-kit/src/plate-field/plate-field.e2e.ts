import { expect, readAccessibilityTree, startHydration, test } from "../../test/harness/in-browser.ts"

test("a registration number typed by keyboard is converted to capitals without spaces, and the caret stays after the typed character [spec 3 §5.4 tyre-plate.cleaned]", async ({
  page,
  open,
}) => {
  await open("kit-plate-field--basic")
  const field = page.getByRole("textbox", { name: "Registreringsnummer" })

  await page.keyboard.press("Tab")
  await expect(field).toBeFocused()
  await page.keyboard.type("ac 12-3")
  await expect(field).toHaveValue("AC123")
  await page.keyboard.press("Home")
  await page.keyboard.press("ArrowRight")
  await page.keyboard.type(" b")
  await expect(field).toHaveValue("ABC123")
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2)
  await page.keyboard.press("End")
  await page.keyboard.type("456")
  await expect(field).toHaveValue("ABC1234")
  await page.keyboard.press("Enter")

  await expect(page.locator("form")).toHaveAttribute("data-sent", "ABC1234")
})

test("a registration number that is typed before hydration is kept and normalised", async ({ page, openAsSent }) => {
  await openAsSent("kit-plate-field--basic")
  const field = page.getByRole("textbox", { name: "Registreringsnummer" })
  await field.pressSequentially("abc 12d")

  await startHydration(page)

  await expect(field).toHaveValue("ABC12D")
  await expect(field).toBeFocused()
})

test("the accessibility tree contains a named field and the hint about an unusual registration number", async ({
  page,
  open,
}) => {
  await open("kit-plate-field--basic")

  await page.getByRole("textbox").fill("gullviv")

  await expect
    .poll(async () => (await readAccessibilityTree(page)).join("\n"))
    .toContain('status\ntext "Stämmer numret GULLVIV?"')
  expect(await readAccessibilityTree(page)).toContain('textbox "Registreringsnummer"')
})
