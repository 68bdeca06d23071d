import type { Page } from "@playwright/test"
import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test.use({ viewport: { width: 390, height: 800 }, contextOptions: { reducedMotion: "reduce" } })

const handle = (page: Page) => page.getByRole("button", { name: "Summering av val" })
const sheet = (page: Page) => page.locator("[data-scope=bottom-sheet][data-part=content]")
const top = async (page: Page) => Math.round((await sheet(page).boundingBox())?.y ?? 0)
const isOpen = (page: Page, open: boolean) => expect(handle(page)).toHaveAttribute("aria-expanded", String(open))

async function drag(page: Page, byPx: number, from = handle(page)): Promise<number> {
  const box = await from.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + byPx / 2, { steps: 3 })
  await page.mouse.move(x, y + byPx, { steps: 3 })
  const at = await top(page)
  await page.mouse.up()
  return at
}

test("a closed sheet shows 72 px and leaves the page usable, and an open sheet takes up 80 % of the window [spec 3 §9.1 workshop-sheet.height, §2.1 workshop-summary]", async ({
  page,
  open,
}) => {
  await open("kit-bottom-sheet--basic")
  expect(await top(page)).toBe(800 - 72)
  await page.getByRole("link", { name: "Boka skadebesiktning" }).focus()
  await expect(page.getByRole("link", { name: "Boka skadebesiktning" })).toBeFocused()

  await handle(page).click()

  await expect.poll(() => top(page)).toBe(160)
})

test("the sheet follows the pointer, opens after a drag of 72 px upwards and closes after a drag of 201 px downwards", async ({
  page,
  open,
}) => {
  await open("kit-bottom-sheet--basic")

  expect(await drag(page, -60)).toBe(800 - 72 - 60)
  await isOpen(page, false)
  await drag(page, -72)
  await isOpen(page, true)
  await expect.poll(() => top(page)).toBe(160)
  expect(await drag(page, 200)).toBe(360)
  await isOpen(page, true)
  await expect.poll(() => top(page)).toBe(160)
  await drag(page, 201)

  await isOpen(page, false)
  await expect.poll(() => top(page)).toBe(800 - 72)
})

test("a drag that starts in a text field or in the scrollable content does not move the sheet", async ({
  page,
  open,
}) => {
  await open("kit-bottom-sheet--basic")
  await handle(page).click()

  expect(await drag(page, 250, page.getByLabel("Kampanjkod"))).toBe(160)
  expect(await drag(page, 250, page.getByText("Däckskifte"))).toBe(160)

  await isOpen(page, true)
})

test("Tab stays inside the open sheet, and Escape closes the sheet and focuses the handle", async ({ page, open }) => {
  await open("kit-bottom-sheet--basic")
  await handle(page).focus()
  await page.keyboard.press("Enter")
  await page.getByLabel("Kampanjkod").focus()

  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press("Tab")
    expect(await page.evaluate(() => document.activeElement?.textContent)).not.toBe("Boka skadebesiktning")
  }
  await page.getByLabel("Kampanjkod").focus()
  await page.keyboard.press("Escape")

  await isOpen(page, false)
  await expect(handle(page)).toBeFocused()
})

test("the accessibility tree contains the page and the handle while the sheet is closed, and only the sheet while the sheet is open", async ({
  page,
  open,
}) => {
  await open("kit-bottom-sheet--basic")
  const closed = await readAccessibilityTree(page)
  expect(closed).toContain('link "Boka skadebesiktning"')
  expect(closed).toContain('button "Summering av val"')
  expect(closed.join("\n")).not.toMatch(/Kampanjkod|Dölj/)

  await handle(page).click()

  const said = await readAccessibilityTree(page)
  expect(said).toContain('dialog "Summering av val" modal')
  expect(said).toContain('button "Summering av val" expanded')
  expect(said).toContain('button "Dölj"')
  expect(said.join("\n")).not.toContain("Boka skadebesiktning")
})

test("a press outside closes the sheet, and the page behind an open sheet does not scroll", async ({ page, open }) => {
  await open("kit-bottom-sheet--basic")
  await page.locator("main").evaluate((main) => main.style.setProperty("min-block-size", "3000px"))
  await handle(page).click()

  await page.mouse.move(100, 60)
  await page.mouse.wheel(0, 500)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.mouse.click(100, 60)

  await isOpen(page, false)
})

test("the handle shows its whole text at a font size of 200 %", async ({ page, open }) => {
  await open("kit-bottom-sheet--long-text")
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))

  const title = page.locator("[data-scope=bottom-sheet][data-part=title]")
  await expect
    .poll(async () => {
      const box = await title.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    })
    .toBeLessThanOrEqual(800)
})
