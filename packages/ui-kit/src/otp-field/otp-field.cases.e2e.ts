import type { Page } from "@playwright/test"
import { expect, test } from "../../test/harness/in-browser.ts"

const { step } = test
const box = (page: Page, position: number) => page.getByRole("textbox", { name: `Siffra ${position} av 4` })
const values = (page: Page) =>
  page.getByRole("textbox").evaluateAll((all) => all.map((item) => (item as HTMLInputElement).value || "_").join(""))
const expectCode = (page: Page, code: string) => expect.poll(() => values(page)).toBe(code)
const hasFocus = (page: Page, position: number) => expect(box(page, position)).toBeFocused()

async function type(page: Page, code: string): Promise<void> {
  for (let position = 4; position > 0; position -= 1) {
    await box(page, position).focus()
    await page.keyboard.press("Delete")
  }
  await expectCode(page, "____")
  await page.keyboard.type(code)
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text)
  await page.keyboard.press("ControlOrMeta+V")
}

test("the code can be edited and navigated by keyboard", async ({ page, open }) => {
  await open("kit-otp-field--basic")

  await step("Zag pin input: a digit moves the focus to the next box", async () => {
    await box(page, 1).focus()
    await page.keyboard.type("1")
    await hasFocus(page, 2)
    await page.keyboard.type("2")
    await hasFocus(page, 3)
  })
  await step("Zag pin input: other characters than digits are rejected", async () => {
    await type(page, "")
    for (const key of ["a", "!"]) {
      await page.keyboard.press(key)
      await expectCode(page, "____")
      await hasFocus(page, 1)
    }
  })
  await step("Zag pin input: two digits in one box are spread over two boxes", async () => {
    await page.keyboard.type("12")
    await expectCode(page, "12__")
  })
  await step("Zag pin input: Backspace in an empty box deletes the previous digit and moves there", async () => {
    await type(page, "12")
    await page.keyboard.press("Backspace")
    await hasFocus(page, 2)
    await expectCode(page, "1___")
  })
  await step("Zag pin input: Backspace in a filled box clears it and moves back", async () => {
    await type(page, "1234")
    await page.keyboard.press("Backspace")
    await hasFocus(page, 3)
    await expectCode(page, "123_")
  })
  await step("Zag pin input: ← and → move from box to box", async () => {
    await type(page, "123")
    await hasFocus(page, 4)
    await page.keyboard.press("ArrowLeft")
    await hasFocus(page, 3)
    await page.keyboard.press("ArrowRight")
    await hasFocus(page, 4)
  })
  await step("Zag pin input: ← stops at the first box", async () => {
    await box(page, 1).focus()
    await page.keyboard.press("ArrowLeft")
    await hasFocus(page, 1)
  })
  await step("Zag pin input: another digit in a filled box replaces it", async () => {
    await type(page, "12")
    await box(page, 1).focus()
    await page.keyboard.type("3")
    await expectCode(page, "32__")
  })
  await step("Zag pin input: the same digit in a filled box leaves one digit", async () => {
    await box(page, 1).focus()
    await page.keyboard.type("3")
    await expectCode(page, "32__")
  })
  await step("Zag pin input: the same digit moves to the next box, too", async () => {
    await hasFocus(page, 2)
  })
  await step("Zag pin input: a digit changed in the middle leaves the others and moves on", async () => {
    await type(page, "123")
    await box(page, 2).focus()
    await page.keyboard.type("4")
    await expectCode(page, "143_")
    await hasFocus(page, 3)
  })
  await step("Zag pin input: a digit of a whole code can be overwritten", async () => {
    await type(page, "1234")
    await box(page, 2).click()
    await page.keyboard.type("9")
    await expectCode(page, "1934")
  })
  await step("Zag pin input: Home moves to the first box, End to the last filled one of a whole code", async () => {
    await page.keyboard.press("Home")
    await hasFocus(page, 1)
    await page.keyboard.press("End")
    await hasFocus(page, 4)
  })
  await step("Zag pin input: Delete removes a digit, and those after it move up", async () => {
    await type(page, "123")
    await box(page, 2).focus()
    await page.keyboard.press("Delete")
    await expectCode(page, "13__")
  })
  await step("Zag pin input: Delete in an empty box does nothing", async () => {
    await type(page, "1")
    await page.keyboard.press("Delete")
    await hasFocus(page, 2)
    await expectCode(page, "1___")
  })
  await step("Zag pin input: Backspace in the first box clears it and stays", async () => {
    await type(page, "1")
    await box(page, 1).click()
    await page.keyboard.press("Backspace")
    await hasFocus(page, 1)
    await expectCode(page, "____")
  })
  await step("Zag pin input: cutting a digit out leaves no gap", async () => {
    await type(page, "123")
    await box(page, 2).focus()
    await page.keyboard.press("ControlOrMeta+A")
    await page.keyboard.press("ControlOrMeta+X")
    await expectCode(page, "13__")
  })
  await step("Zag pin input: the browser's own editing keys work as well", async () => {
    await type(page, "123")
    await box(page, 3).focus()
    await page.keyboard.press("ControlOrMeta+Backspace")
    await expectCode(page, "12__")
  })
  await step("Zag pin input: a press on a filled box focuses it", async () => {
    await type(page, "1234")
    await box(page, 1).click()
    await hasFocus(page, 1)
  })
  await step("Zag pin input: a box has the state filled or empty", async () => {
    await type(page, "1")
    await expect(box(page, 1)).toHaveAttribute("data-filled", "")
    await expect(box(page, 2)).not.toHaveAttribute("data-filled")
  })
})

test("the error of a rejected code is shown, and boxes cleared by a form reset can be edited again", async ({
  page,
  open,
}) => {
  await open("kit-otp-field--basic")

  await step("APG alert: the error of a code is an alert", async () => {
    await type(page, "1234")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("alert")).toHaveText("Koden stämmer inte. Försök igen.")
  })
  await step("Zag pin input: boxes cleared by the caller are empty", async () => {
    await page.locator("form").evaluate((form) => (form as HTMLFormElement).reset())
    await expectCode(page, "____")
  })
  await step("Zag pin input: boxes changed by the caller can be edited", async () => {
    await box(page, 1).click()
    await page.keyboard.type("9")
    await expectCode(page, "9___")
  })
})

test("a code can be pasted from the clipboard", async ({ page, open, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await open("kit-otp-field--basic")

  await step("Zag pin input: a pasted code fills all boxes and focuses the last", async () => {
    await box(page, 1).focus()
    await paste(page, "1234")
    await expectCode(page, "1234")
    await hasFocus(page, 4)
  })
  await step("Zag pin input: a pasted code replaces existing digits", async () => {
    await type(page, "9")
    await box(page, 1).focus()
    await paste(page, "1234")
    await expectCode(page, "1234")
  })
  await step("Zag pin input: a pasted code that is too long is cut", async () => {
    await type(page, "")
    await paste(page, "123456")
    await expectCode(page, "1234")
  })
  await step("Zag pin input: hyphens and spaces between digits are ignored", async () => {
    await type(page, "")
    await paste(page, "1-2 3-4")
    await expectCode(page, "1234")
  })
  await step("Zag pin input: a part pasted in the middle keeps the digits before it", async () => {
    await type(page, "1")
    await paste(page, "89")
    await expectCode(page, "189_")
  })
})
