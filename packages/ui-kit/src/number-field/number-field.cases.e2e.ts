import type { Page } from "@playwright/test"
import { expect, test } from "../../test/harness/in-browser.ts"

const { step } = test

async function type(page: Page, text: string): Promise<void> {
  await page.getByRole("spinbutton").fill("")
  await page.getByRole("spinbutton").pressSequentially(text)
}

async function select(page: Page, from: number, to = from): Promise<void> {
  await page
    .getByRole("spinbutton")
    .evaluate((node, ends) => (node as HTMLInputElement).setSelectionRange(ends[0] ?? 0, ends[1] ?? 0), [from, to])
}

test("a number can be typed or changed with the arrow keys and the buttons", async ({ page, open }) => {
  await open("kit-number-field--basic")
  const field = page.getByRole("spinbutton", { name: "Kontantinsats" })
  const [more, less] = [page.getByRole("button", { name: "Öka" }), page.getByRole("button", { name: "Minska" })]
  const expectValue = (value: number) => expect(field).toHaveAttribute("aria-valuenow", String(value))
  const leave = () => field.blur()

  await step("APG spin button: the field has its role and a name", async () => {
    await expect(field).toHaveCount(1)
  })
  await step("APG spin button: it has its minimum", async () => {
    await expect(field).toHaveAttribute("aria-valuemin", "0")
  })
  await step("APG spin button: it has its maximum", async () => {
    await expect(field).toHaveAttribute("aria-valuemax", "500000")
  })
  await step("APG spin button: it has its value as a number", async () => {
    await expectValue(50_000)
  })
  await step("APG spin button: its buttons have names", async () => {
    await expect(more).toHaveCount(1)
    await expect(less).toHaveCount(1)
  })
  await step("APG spin button: its buttons refer to the field", async () => {
    const id = await field.getAttribute("id")
    for (const item of [more, less]) await expect(item).toHaveAttribute("aria-controls", id ?? "")
  })
  await step("APG spin button: Tab skips its buttons", async () => {
    await page.keyboard.press("Tab")
    await expect(field).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(more.or(less).and(page.locator(":focus"))).toHaveCount(0)
    await field.focus()
  })
  await step("APG spin button: ↑ steps up", async () => {
    await field.press("ArrowUp")
    await expectValue(51_000)
  })
  await step("APG spin button: ↓ steps down", async () => {
    await field.press("ArrowDown")
    await expectValue(50_000)
  })
  await step("APG spin button: Home goes to the minimum", async () => {
    await field.press("Home")
    await expectValue(0)
  })
  await step("APG spin button: End goes to the maximum", async () => {
    await field.press("End")
    await expectValue(500_000)
  })
  await step("APG spin button: a number can be typed", async () => {
    await type(page, "42000")
    await leave()
    await expectValue(42_000)
  })
  await step("APG spin button: a press on the buttons steps up and down", async () => {
    await more.click()
    await expectValue(43_000)
    await less.click()
    await expectValue(42_000)
  })
  await step("Zag number input: it can be emptied with Backspace", async () => {
    await type(page, "12")
    await page.keyboard.press("Backspace")
    await page.keyboard.press("Backspace")
    await expect(field).toHaveValue("")
  })
  await step("Zag number input: an empty field stays empty on blur", async () => {
    await leave()
    await expect(field).toHaveValue("")
  })
  await step("Zag number input: a number above the limit becomes the maximum on blur", async () => {
    await type(page, "900000")
    await leave()
    await expectValue(500_000)
  })
  await step("Zag number input: a typed number can be stepped with ↓ twice", async () => {
    await type(page, "5000")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await expectValue(3000)
  })
  await step("Zag number input: a text that is not a number is removed on blur", async () => {
    await type(page, "abc")
    await leave()
    await expect(field).not.toHaveValue(/[a-z]/)
  })
  await step("Zag number input: leading zeros are removed on blur", async () => {
    await type(page, "0007000")
    await leave()
    await expectValue(7000)
  })
  await step("Zag number input: the whole number can be selected and replaced", async () => {
    await type(page, "12000")
    await page.keyboard.press("ControlOrMeta+A")
    await field.pressSequentially("9000")
    await leave()
    await expectValue(9000)
  })
})

test("negative numbers and decimals can be typed or changed with the arrow keys and the buttons", async ({
  page,
  open,
}) => {
  await open("kit-number-field--signed", { locale: "en" })
  const field = page.getByRole("spinbutton")
  const shows = (text: string) => expect(field).toHaveValue(text)
  const expectValue = async (value: number) => {
    await field.blur()
    await expect(field).toHaveAttribute("aria-valuenow", String(value))
  }

  await step("Zag number input: a negative integer can be typed", async () => {
    await type(page, "-12345")
    await expectValue(-12_345)
    await shows("-12,345")
  })
  await step("Zag number input: a number with decimals can be typed", async () => {
    await type(page, "0.30")
    await expectValue(0.3)
  })
  await step("Zag number input: a negative number with decimals can be typed", async () => {
    await type(page, "-0.30")
    await expectValue(-0.3)
  })
  await step("Zag number input: digits, a point and a minus stay as they are typed", async () => {
    await type(page, "123")
    await shows("123")
    await field.pressSequentially(".45")
    await shows("123.45")
    await type(page, "-67.89")
    await shows("-67.89")
    await expectValue(-67.89)
  })
  await step("Zag number input: it can be emptied and typed again any number of times", async () => {
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
      await expectValue(value)
    }
  })
  await step("Zag number input: the whole number can be selected and replaced by one with decimals", async () => {
    await type(page, "50.25")
    await page.keyboard.press("ControlOrMeta+A")
    await field.pressSequentially("123.45")
    await shows("123.45")
    await expectValue(123.45)
  })
  await step("Zag number input: the integer part can be selected and replaced, and the decimals stay", async () => {
    await type(page, "100.25")
    await select(page, 0, 3)
    await page.keyboard.type("200")
    await shows("200.25")
    await expectValue(200.25)
  })
  await step("Zag number input: the decimals can be selected and replaced, and the integer part stays", async () => {
    await type(page, "100.25")
    await select(page, 4, 6)
    await page.keyboard.type("75")
    await shows("100.75")
    await expectValue(100.75)
  })
  await step("Zag number input: Delete removes the point", async () => {
    await type(page, "123.45")
    await select(page, 3)
    await page.keyboard.press("Delete")
    await shows("12345")
    await expectValue(12_345)
  })
  await step("Zag number input: Delete removes the minus", async () => {
    await type(page, "-123.45")
    await select(page, 0)
    await page.keyboard.press("Delete")
    await shows("123.45")
    await expectValue(123.45)
  })
  await step("Zag number input: Backspace removes the point", async () => {
    await type(page, "123.45")
    await select(page, 4)
    await page.keyboard.press("Backspace")
    await shows("12345")
    await expectValue(12_345)
  })
  await step("Zag number input: Backspace removes the minus", async () => {
    await type(page, "-123")
    await select(page, 1)
    await page.keyboard.press("Backspace")
    await shows("123")
    await expectValue(123)
  })
  await step("Zag number input: Delete removes digits on both sides of the point", async () => {
    await type(page, "123.45")
    await select(page, 2)
    await page.keyboard.press("Delete")
    await shows("12.45")
    await select(page, 3)
    await page.keyboard.press("Delete")
    await shows("12.5")
    await expectValue(12.5)
  })
})

test("an amount of money can be typed or changed with the arrow keys and the buttons", async ({ page, open }) => {
  await open("kit-number-field--money", { locale: "en" })
  const field = page.getByRole("spinbutton")

  await step("Zag number input: Enter formats the number with its currency", async () => {
    await type(page, "555")
    await expect(field).toHaveValue("555")
    await page.keyboard.press("Enter")
    await expect(field).toHaveValue("£555.00")
  })
  await step("Zag number input: blur formats the number with its currency", async () => {
    await type(page, "556")
    await field.blur()
    await expect(field).toHaveValue("£556.00")
  })
  await step(
    "Zag number input: the caret stays in place while typing between the currency and the decimals",
    async () => {
      await field.focus()
      await select(page, 4)
      await page.keyboard.type("5")
      await expect(field).toHaveValue("£5565.00")
      expect(await field.evaluate((node) => (node as HTMLInputElement).selectionStart)).toBe(5)
      await field.blur()
      await expect(field).toHaveValue("£5,565.00")
    },
  )
})
