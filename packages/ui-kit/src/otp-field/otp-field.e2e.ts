import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

const digit = (position: number) => ({ name: `Siffra ${position} av 4` })

test("a code can be typed, corrected and submitted by keyboard alone [spec 3 §5.4 tyre-code.digits tyre-code.backspace tyre-code.whole tyre-code.enter tyre-code.error]", async ({
  page,
  open,
}) => {
  await open("kit-otp-field--basic")
  const box = (position: number) => page.getByRole("textbox", digit(position))
  const form = page.locator("form")

  await page.keyboard.press("Tab")
  await expect(box(1)).toBeFocused()
  await page.keyboard.type("1x2")
  await expect(box(3)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(form).toHaveAttribute("data-sent", "")

  await page.keyboard.press("Backspace")
  await expect(box(2)).toBeFocused()
  await expect(box(2)).toHaveValue("")
  await page.keyboard.press("ArrowLeft")
  await page.keyboard.type("4711")
  await expect(box(4)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(form).toHaveAttribute("data-sent", "4711")

  await expect(page.getByRole("alert")).toHaveText("Koden stämmer inte. Försök igen.")
  await expect(box(1)).toBeFocused()
  await page.keyboard.type("8")
  await expect(page.getByRole("alert")).toBeEmpty()
  await expect(box(1)).toHaveValue("8")
})

test("typing a new code over a rejected code moves through all boxes, even if a digit is unchanged [spec 3 §5.4]", async ({
  page,
  open,
}) => {
  await open("kit-otp-field--basic")
  const values = () =>
    page.getByRole("textbox").evaluateAll((all) => all.map((item) => (item as HTMLInputElement).value))

  await page.getByRole("textbox", digit(1)).click()
  await page.keyboard.type("4711")
  await page.getByRole("textbox", digit(1)).focus()
  await page.keyboard.type("4718")

  await expect.poll(values).toEqual(["4", "7", "1", "8"])
})

test("pasting and autofill fill all boxes at once [spec 3 §5.4 tyre-code.paste]", async ({ page, open, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await open("kit-otp-field--basic")
  const values = () =>
    page.getByRole("textbox").evaluateAll((all) => all.map((item) => (item as HTMLInputElement).value))

  await page.evaluate(() => navigator.clipboard.writeText("98 76 54"))
  await page.getByRole("textbox", digit(2)).click()
  await page.keyboard.press("Control+V")
  await expect.poll(values).toEqual(["9", "8", "7", "6"])

  // The browser does this when the visitor accepts the code from a text message.
  await page.getByRole("textbox", digit(1)).fill("4711")
  await expect.poll(values).toEqual(["4", "7", "1", "1"])
})

test("Delete and Cut remove a digit and shift the following digits to the left", async ({ page, open }) => {
  await open("kit-otp-field--basic")
  const values = () =>
    page.getByRole("textbox").evaluateAll((all) => all.map((item) => (item as HTMLInputElement).value))
  await page.getByRole("textbox", digit(1)).click()
  await page.keyboard.type("1234")

  await page.getByRole("textbox", digit(2)).focus()
  await page.keyboard.press("Delete")
  await expect.poll(values).toEqual(["1", "3", "4", ""])
  await expect(page.getByRole("textbox", digit(2))).toBeFocused()
  await page.keyboard.press("Control+X")

  await expect.poll(values).toEqual(["1", "4", "", ""])
})

test("the accessibility tree contains a named group of boxes and the error", async ({ page, open }) => {
  await open("kit-otp-field--rtl")

  const lines = await readAccessibilityTree(page)

  expect(lines).toContain('group "Engångskod"')
  expect(lines.join("\n")).toContain('alert\ntext "Koden stämmer inte. Försök igen."')
  expect(lines.filter((line) => line.startsWith("textbox"))).toEqual(
    [1, 2, 3, 4].map((n) => `textbox "Siffra ${n} av 4"`),
  )
})
