import type { Locator, Page } from "@playwright/test"
import { expect, test } from "../../test/harness/in-browser.ts"

const list = (page: Page) => page.locator("[data-scope=priority-more][data-part=list]").first()
const more = (page: Page) => page.getByRole("button", { name: "Mer" })

const listInRow = (row: Locator) =>
  row.evaluate((list) =>
    [...list.querySelectorAll<HTMLElement>(":scope > [data-part=item], :scope > li")]
      .filter((item) => item.checkVisibility({ visibilityProperty: true }))
      .map((item) => item.textContent ?? ""),
  )

async function widen(page: Page, px: number): Promise<readonly string[]> {
  const frame = list(page)
  await frame.evaluate((list, width) => {
    const box = list.closest<HTMLElement>("[class*=frame]")
    box?.style.setProperty("inline-size", `${width}px`)
  }, px)
  let previous = ""
  await expect
    .poll(
      async () => {
        const now = (await listInRow(frame)).join("|")
        const isStill = now === previous
        previous = now
        return isStill
      },
      { intervals: [300] },
    )
    .toBe(true)
  return listInRow(frame)
}

test("making the row wider pixel by pixel never hides an item", async ({ page, open }) => {
  await open("kit-priority-more--basic")
  await expect(more(page)).toBeVisible()

  const counts: number[] = []
  for (let px = 700; px < 712; px += 1) counts.push((await widen(page, px)).length)

  expect([...counts].sort((a, b) => a - b)).toEqual(counts)
  expect(new Set(counts).size).toBeLessThanOrEqual(2)
})

test("the 'More' button is hidden when all items fit, and shown when they do not fit", async ({ page, open }) => {
  await open("kit-priority-more--basic")

  await widen(page, 1600)
  await expect(more(page)).toBeHidden()
  await widen(page, 500)

  await expect(more(page)).toBeVisible()
})

test("increasing the font size moves items into 'More', and restoring the font size moves them back", async ({
  page,
  open,
}) => {
  await open("kit-priority-more--basic")
  const previous = await widen(page, 700)
  const setTextSize = (size: string) =>
    page.evaluate((fontSize) => document.documentElement.style.setProperty("font-size", fontSize), size)

  await setTextSize("300%")
  await expect.poll(async () => (await listInRow(list(page))).length).toBeLessThan(previous.length)
  await setTextSize("")

  await expect.poll(() => listInRow(list(page))).toEqual(previous)
})

test("while a link in 'More' has the focus, a larger font moves no further items into 'More'", async ({
  page,
  open,
}) => {
  await open("kit-priority-more--basic")
  const previous = await widen(page, 700)
  const link = page.getByRole("link", { name: "Lediga jobb" })
  await more(page).focus()
  await expect(link).toBeVisible()
  await link.focus()

  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "150%"))
  expect(await widen(page, 700)).toEqual(previous)
  await expect(link).toBeFocused()
  await more(page).focus()

  await expect.poll(async () => (await listInRow(list(page))).length).toBeLessThan(previous.length)
})

test("Tab reaches all items in 'More' in order", async ({ page, open }) => {
  await open("kit-priority-more--basic")
  await more(page).focus()
  // It fades in: in the first frame nothing in it can be focused.
  await expect(page.getByRole("link", { name: "Anläggningar" })).toBeVisible()

  for (const name of ["Anläggningar", "Lediga jobb", "Om Norrvik"]) {
    await page.keyboard.press("Tab")
    await expect(page.getByRole("link", { name })).toBeFocused()
  }
})
