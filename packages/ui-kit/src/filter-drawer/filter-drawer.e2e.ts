import type { Page } from "@playwright/test"
import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

const search = (page: Page) => page.getByRole("searchbox", { name: "Fritext" })
const content = (page: Page) => page.locator("[data-scope=filter-drawer][data-part=content]")
const findShown = (page: Page, presentation: string) =>
  expect(content(page)).toHaveAttribute("data-presentation", presentation)

test("resizing the window across every breakpoint keeps the value, the caret and the focus of the focused input", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open("kit-filter-drawer--all-states")
  await search(page).pressSequentially("XC40")
  await page.keyboard.press("ArrowLeft")
  const node = await search(page).elementHandle()

  for (const [width, presentation] of [
    [1280, "sticky"],
    [900, "panel"],
    [390, "drawer"],
    [900, "panel"],
    [1024, "sticky"],
    [767, "drawer"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await findShown(page, presentation)
    await expect(search(page)).toBeVisible()
    await expect(search(page)).toBeFocused()
  }
  await page.keyboard.type("!")

  await expect(search(page)).toHaveValue("XC4!0")
  expect(await search(page).evaluate((field, previous) => field === previous, node)).toBe(true)
})

test("on a phone Tab stays inside the drawer, and Escape closes it and returns the focus to the button", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open("kit-filter-drawer--basic")
  const trigger = page.getByRole("button", { name: "Visa filter" })
  await expect(search(page)).toBeHidden()
  await trigger.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "Stäng" })).toBeFocused()

  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("Tab")
    expect(await page.evaluate(() => document.activeElement?.closest("[data-part=results]"))).toBeNull()
  }
  await search(page).focus()
  await page.keyboard.press("Escape")

  await expect(search(page)).toBeHidden()
  await expect(trigger).toBeFocused()
})

test("the accessibility tree contains only the open drawer on a phone, and both the filters and the list in a wide window", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open("kit-filter-drawer--basic")
  await page.getByRole("button", { name: "Visa filter" }).click()
  const drawer = await readAccessibilityTree(page)
  expect(drawer).toContain('dialog "Filter" modal')
  expect(drawer.join("\n")).not.toContain("Volvo 1")

  await page.setViewportSize({ width: 1280, height: 800 })
  await findShown(page, "panel")

  const panel = await readAccessibilityTree(page)
  expect(panel).toContain('region "Filter"')
  expect(panel).toContain('link "Volvo 1"')
})

test("a sticky panel remains in view while the list scrolls, even after a reload", async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await open("kit-filter-drawer--basic")
  await page.getByRole("button", { name: "Fäst filter" }).click()
  await page.reload()
  await findShown(page, "sticky")

  await page.mouse.move(900, 400)
  await page.mouse.wheel(0, 700)

  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
  await expect(search(page)).toBeInViewport()
  await page.setViewportSize({ width: 1023, height: 600 })
  await findShown(page, "panel")
  await expect(page.getByRole("button", { name: "Fäst filter" })).toBeHidden()
})

test("before hydration the filters are shown in a wide window and hidden on a phone", async ({ page, openAsSent }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAsSent("kit-filter-drawer--basic")
  await expect(search(page)).toBeVisible()
  const [panel, list] = [
    await content(page).boundingBox(),
    await page.getByText("Volvo 1", { exact: true }).boundingBox(),
  ]
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThan(list?.x ?? 0)

  await page.setViewportSize({ width: 390, height: 800 })

  await expect(search(page)).toBeHidden()
})

test("a press outside the drawer closes it, and the page behind it does not scroll", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open("kit-filter-drawer--basic")
  await page.getByRole("button", { name: "Visa filter" }).click()
  await page.mouse.move(10, 500)
  await page.mouse.wheel(0, 500)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.mouse.click(10, 500)

  await expect(search(page)).toBeHidden()
})
