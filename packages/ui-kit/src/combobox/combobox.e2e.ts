import type { Page } from "@playwright/test"
import { expect, readAccessibilityTree, startHydration, test } from "../../test/harness/in-browser.ts"

const field = (page: Page) => page.getByLabel("Ort eller postnummer")
const options = (page: Page) => page.getByRole("option")

test("a visitor using only the keyboard can find, select and submit a place", async ({ page, open }) => {
  await open("kit-combobox--basic")
  await page.evaluate(() => {
    document.addEventListener("submit", (event) => {
      event.preventDefault()
      document.body.dataset.sent = JSON.stringify([...new FormData(event.target as HTMLFormElement)])
    })
  })

  await page.keyboard.press("Tab")
  await page.keyboard.type("u")
  await expect(options(page)).toHaveCount(5)
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("ArrowUp")
  await page.keyboard.press("ArrowUp")
  await page.keyboard.press("Enter")
  await expect(field(page)).toHaveValue("Uppsala")
  await expect(page.locator("body[data-sent]")).toHaveCount(0)
  await expect(options(page)).toHaveCount(0)
  await page.keyboard.press("Enter")

  await expect(page.locator("body")).toHaveAttribute("data-sent", '[["text","Uppsala"],["place","uppsala"]]')
})

test("the list is placed below the field with the same width, and clicking an option selects it", async ({
  page,
  open,
}) => {
  await open("kit-combobox--basic")
  await field(page).click()
  await page.keyboard.type("u")
  await expect(options(page)).toHaveCount(5)
  const popup = page.locator("[data-scope=combobox][data-part=popup]")
  const [at, below] = [await field(page).boundingBox(), await popup.boundingBox()]
  expect(below?.width).toBeCloseTo(at?.width ?? 0, 0)
  expect(below?.x).toBeCloseTo(at?.x ?? 0, 0)
  expect(below?.y).toBeGreaterThan((at?.y ?? 0) + (at?.height ?? 0))

  await options(page).filter({ hasText: "Umeå" }).click()

  await expect(field(page)).toHaveValue("Umeå")
  await expect(field(page)).toBeFocused()
  await expect(popup).toHaveCount(0)
})

test("the combobox keeps typed text after Escape and after a click outside, and deleting a character sends a new query", async ({
  page,
  open,
}) => {
  await open("kit-combobox--basic")
  await field(page).click()
  await page.keyboard.type("upp")
  await expect(options(page)).toHaveCount(2)
  await page.keyboard.press("Escape")
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue("upp")

  await page.keyboard.press("Backspace")
  await page.keyboard.press("Backspace")
  await expect(options(page)).toHaveCount(5)
  await page.mouse.click(800, 500)

  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue("u")
})

test("text that is typed into the server-rendered combobox is kept after hydration", async ({ page, openAsSent }) => {
  await openAsSent("kit-combobox--basic")
  await field(page).fill("Uppsala")

  await startHydration(page)
  await field(page).focus()

  await expect(field(page)).toHaveValue("Uppsala")
  await expect(field(page)).toHaveRole("combobox")
})

test("the accessibility tree contains a combobox with its options", async ({ page, open }) => {
  await open("kit-combobox--basic")
  await field(page).click()
  await page.keyboard.type("upp")
  await expect(options(page)).toHaveCount(2)
  await page.keyboard.press("ArrowDown")

  const lines = await readAccessibilityTree(page)

  expect(lines.find((line) => line.startsWith("combobox"))).toContain('combobox "Ort eller postnummer" expanded')
  expect(lines).toContain('listbox "Förslag"')
  expect(lines.filter((line) => line.startsWith("option"))).toEqual([
    'option "Upplands Väsby Stockholms län"',
    'option "Uppsala Uppsala län"',
  ])
})
