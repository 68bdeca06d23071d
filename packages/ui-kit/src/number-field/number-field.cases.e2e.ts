import type { Page } from "@playwright/test"
import { expect, test } from "../test-harness/in-browser.ts"

const { step } = test

/** Empties the field and types key by key. */
async function type(page: Page, text: string): Promise<void> {
  await page.getByRole("spinbutton").fill("")
  await page.getByRole("spinbutton").pressSequentially(text)
}

/** Selects a part of the field's text; with one end alone, moves the caret there. */
async function select(page: Page, from: number, to = from): Promise<void> {
  await page
    .getByRole("spinbutton")
    .evaluate((node, ends) => (node as HTMLInputElement).setSelectionRange(ends[0] ?? 0, ends[1] ?? 0), [from, to])
}

test("a number is typed or stepped", async ({ page, open }) => {
  await open("kit-number-field--basic")
  const field = page.getByRole("spinbutton", { name: "Kontantinsats" })
  const [more, less] = [page.getByRole("button", { name: "Öka" }), page.getByRole("button", { name: "Minska" })]
  const holds = (value: number) => expect(field).toHaveAttribute("aria-valuenow", String(value))
  const leave = () => field.blur()

  await step("APG spin button: the field has its role and a name", async () => {
    await expect(field).toHaveCount(1)
  })
  await step("APG spin button: it says the least", async () => {
    await expect(field).toHaveAttribute("aria-valuemin", "0")
  })
  await step("APG spin button: it says the greatest", async () => {
    await expect(field).toHaveAttribute("aria-valuemax", "500000")
  })
  await step("APG spin button: it says its value as a number", async () => {
    await holds(50_000)
  })
  await step("APG spin button: its buttons have names", async () => {
    await expect(more).toHaveCount(1)
    await expect(less).toHaveCount(1)
  })
  await step("APG spin button: its buttons say what they control", async () => {
    const id = await field.getAttribute("id")
    for (const one of [more, less]) await expect(one).toHaveAttribute("aria-controls", id ?? "")
  })
  await step("APG spin button: Tab goes past its buttons", async () => {
    await page.keyboard.press("Tab")
    await expect(field).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(more.or(less).and(page.locator(":focus"))).toHaveCount(0)
    await field.focus()
  })
  await step("APG spin button: ↑ steps up", async () => {
    await field.press("ArrowUp")
    await holds(51_000)
  })
  await step("APG spin button: ↓ steps down", async () => {
    await field.press("ArrowDown")
    await holds(50_000)
  })
  await step("APG spin button: Home leads to the least", async () => {
    await field.press("Home")
    await holds(0)
  })
  await step("APG spin button: End leads to the greatest", async () => {
    await field.press("End")
    await holds(500_000)
  })
  await step("APG spin button: a number can be typed", async () => {
    await type(page, "42000")
    await leave()
    await holds(42_000)
  })
  await step("APG spin button: a press on the buttons steps up and down", async () => {
    await more.click()
    await holds(43_000)
    await less.click()
    await holds(42_000)
  })
  await step("Zag number input: it can be emptied with Backspace", async () => {
    await type(page, "12")
    await page.keyboard.press("Backspace")
    await page.keyboard.press("Backspace")
    await expect(field).toHaveValue("")
  })
  await step("Zag number input: an empty field stays empty when it is left", async () => {
    await leave()
    await expect(field).toHaveValue("")
  })
  await step("Zag number input: too much becomes the greatest when it is left", async () => {
    await type(page, "900000")
    await leave()
    await holds(500_000)
  })
  await step("Zag number input: typed and stepped with ↓ twice", async () => {
    await type(page, "5000")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await holds(3000)
  })
  await step("Zag number input: what is no number is gone when it is left", async () => {
    await type(page, "abc")
    await leave()
    await expect(field).not.toHaveValue(/[a-z]/)
  })
  await step("Zag number input: zeros before a number go when it is left", async () => {
    await type(page, "0007000")
    await leave()
    await holds(7000)
  })
  await step("Zag number input: all of it can be selected and typed over", async () => {
    await type(page, "12000")
    await page.keyboard.press("ControlOrMeta+A")
    await field.pressSequentially("9000")
    await leave()
    await holds(9000)
  })
})

test("negative numbers and decimals are typed and stepped", async ({ page, open }) => {
  await open("kit-number-field--signed", { locale: "en" })
  const field = page.getByRole("spinbutton")
  const shows = (text: string) => expect(field).toHaveValue(text)
  const holds = async (value: number) => {
    await field.blur()
    await expect(field).toHaveAttribute("aria-valuenow", String(value))
  }

  await step("Zag number input: a whole number below nought can be typed", async () => {
    await type(page, "-12345")
    await holds(-12_345)
    await shows("-12,345")
  })
  await step("Zag number input: a number with decimals can be typed", async () => {
    await type(page, "0.30")
    await holds(0.3)
  })
  await step("Zag number input: a number below nought with decimals can be typed", async () => {
    await type(page, "-0.30")
    await holds(-0.3)
  })
  await step("Zag number input: digits, a point and a minus stand in the field as they are typed", async () => {
    await type(page, "123")
    await shows("123")
    await field.pressSequentially(".45")
    await shows("123.45")
    await type(page, "-67.89")
    await shows("-67.89")
    await holds(-67.89)
  })
  await step("Zag number input: it is emptied and written anew as often as one likes", async () => {
    for (const [text, value] of [
      ["456", 456],
      ["7.89", 7.89],
      ["-10.5", -10.5],
      [".25", 0.25],
    ] as const) {
      await type(page, "")
      await shows("")
      await type(page, text)
      await shows(text)
      await holds(value)
    }
  })
  await step("Zag number input: all of it is selected and typed over with decimals", async () => {
    await type(page, "50.25")
    await page.keyboard.press("ControlOrMeta+A")
    await field.pressSequentially("123.45")
    await shows("123.45")
    await holds(123.45)
  })
  await step("Zag number input: the whole part is selected and typed over, and the decimals stay", async () => {
    await type(page, "100.25")
    await select(page, 0, 3)
    await page.keyboard.type("200")
    await shows("200.25")
    await holds(200.25)
  })
  await step("Zag number input: the decimals are selected and typed over, and the whole part stays", async () => {
    await type(page, "100.25")
    await select(page, 4, 6)
    await page.keyboard.type("75")
    await shows("100.75")
    await holds(100.75)
  })
  await step("Zag number input: Delete takes the point away", async () => {
    await type(page, "123.45")
    await select(page, 3)
    await page.keyboard.press("Delete")
    await shows("12345")
    await holds(12_345)
  })
  await step("Zag number input: Delete takes the minus away", async () => {
    await type(page, "-123.45")
    await select(page, 0)
    await page.keyboard.press("Delete")
    await shows("123.45")
    await holds(123.45)
  })
  await step("Zag number input: Backspace takes the point away", async () => {
    await type(page, "123.45")
    await select(page, 4)
    await page.keyboard.press("Backspace")
    await shows("12345")
    await holds(12_345)
  })
  await step("Zag number input: Backspace takes the minus away", async () => {
    await type(page, "-123")
    await select(page, 1)
    await page.keyboard.press("Backspace")
    await shows("123")
    await holds(123)
  })
  await step("Zag number input: Delete takes digits on both sides of the point", async () => {
    await type(page, "123.45")
    await select(page, 2)
    await page.keyboard.press("Delete")
    await shows("12.45")
    await select(page, 3)
    await page.keyboard.press("Delete")
    await shows("12.5")
    await holds(12.5)
  })
})

test("an amount of money is typed and stepped", async ({ page, open }) => {
  await open("kit-number-field--money", { locale: "en" })
  const field = page.getByRole("spinbutton")

  await step("Zag number input: Enter writes the currency beside the number", async () => {
    await type(page, "555")
    await expect(field).toHaveValue("555")
    await page.keyboard.press("Enter")
    await expect(field).toHaveValue("£555.00")
  })
  await step("Zag number input: leaving the field writes the currency beside the number", async () => {
    await type(page, "556")
    await field.blur()
    await expect(field).toHaveValue("£556.00")
  })
  await step("Zag number input: the caret stays where one types between the currency and the decimals", async () => {
    await field.focus()
    await select(page, 4)
    await page.keyboard.type("5")
    await expect(field).toHaveValue("£5565.00")
    expect(await field.evaluate((node) => (node as HTMLInputElement).selectionStart)).toBe(5)
    await field.blur()
    await expect(field).toHaveValue("£5,565.00")
  })
})
