import type { Page } from "@playwright/test"
import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

const button = (page: Page, name: string) => page.getByRole("button", { name })
const table = (page: Page) => page.getByRole("dialog", { name: "Jämförelse" }).getByRole("table")

test("a visitor can compare cars with the keyboard alone, and removing the last car closes the table", async ({
  page,
  open,
}) => {
  await open("kit-compare-bar--basic")
  await button(page, "Jämför (3)").focus()
  await page.keyboard.press("Enter")
  await expect(table(page)).toBeVisible()

  await button(page, "Ta bort Volvo EX30").focus()
  await page.keyboard.press("Enter")
  await expect(button(page, "Ta bort BMW iX1")).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(button(page, "Ta bort Kia Niro")).toBeFocused()
  await page.keyboard.press("Enter")

  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(page.locator("[data-scope=compare-bar][data-part=root]")).toBeFocused()
  await expect(page.locator("[data-scope=compare-bar][data-part=bar]")).toBeHidden()
})

test("with a single car the column of the comparison table is at most 480 px wide", async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open("kit-compare-bar--all-states")
  await button(page, "Ta bort BMW iX1").click()
  await button(page, "Ta bort Kia Niro").click()

  const column = await page.getByRole("columnheader", { name: /Volvo EX30/ }).boundingBox()

  expect(column?.width).toBeLessThanOrEqual(480)
  expect(column?.width).toBeGreaterThan(400)
})

test("on a phone the row headers remain in view while the table scrolls", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open("kit-compare-bar--all-states")
  const line = page.getByRole("rowheader", { name: "Räckvidd" })
  const previous = await line.boundingBox()

  await page.getByRole("group", { name: "Jämförelse" }).focus()
  for (let press = 0; press < 8; press += 1) await page.keyboard.press("ArrowRight")

  await expect
    .poll(() => page.locator("[data-scope=compare-bar][data-part=scroller]").evaluate(({ scrollLeft }) => scrollLeft))
    .toBeGreaterThan(100)
  expect((await line.boundingBox())?.x).toBeCloseTo(previous?.x ?? 0, 0)
})

test("while the table is open, the accessibility tree contains the table with column and row headers, but not the page behind", async ({
  page,
  open,
}) => {
  await open("kit-compare-bar--basic")
  await button(page, "Jämför (3)").click()
  await expect(table(page)).toBeVisible()

  const said = await readAccessibilityTree(page)

  expect(said).toContain('dialog "Jämförelse"')
  expect(said).toContain('rowheader "Räckvidd"')
  expect(said.filter((line) => line.startsWith("columnheader"))).toHaveLength(3)
  expect(said.join("\n")).not.toContain("Välj alla")
})

test("the compare bar does not cover the end of the page, and when expanded it is at the bottom of the window", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open("kit-compare-bar--basic")
  const bar = page.locator("[data-scope=compare-bar][data-part=bar]")
  const root = page.locator("[data-scope=compare-bar][data-part=root]")
  await page.locator("main").evaluate((main) => main.style.setProperty("padding-block-end", "0"))
  await page.mouse.wheel(0, 5000)

  const [room, laid] = [await root.boundingBox(), await bar.boundingBox()]
  expect(room?.height).toBeGreaterThanOrEqual(laid?.height ?? 0)
  await button(page, "Visa valda").click()

  await expect(page.getByRole("listitem")).toHaveText(["Volvo EX30", "BMW iX1", "Kia Niro"])
  const opened = await bar.boundingBox()
  expect(Math.round((opened?.y ?? 0) + (opened?.height ?? 0))).toBe(800)
})
