import type { Page } from "@playwright/test"
import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

// Without animation the handle is in its new position at once, so that the next drag finds it.
test.use({ contextOptions: { reducedMotion: "reduce" } })

const handle = (page: Page) => page.getByRole("button", { name: "Visa eller dölj raden" })
const isOpen = (page: Page, open: boolean) => expect(handle(page)).toHaveAttribute("aria-expanded", String(open))

async function pull(page: Page, byPx: number): Promise<void> {
  const box = await handle(page).boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 200]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + byPx / 2, y, { steps: 3 })
  await page.mouse.move(x + byPx, y, { steps: 3 })
  await page.mouse.up()
}

function travel(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.querySelector("[data-scope=handle-row][data-part=root]")
    const button = root?.querySelector<HTMLElement>("[data-part=handle]")
    const list = root?.querySelector("[data-part=list]")
    return Math.min((root?.clientWidth ?? 0) - (button?.offsetWidth ?? 0), list?.scrollWidth ?? 0)
  })
}

test("dragging the handle by at least 30 % of the distance opens the row, and a movement of 4 px counts as a press", async ({
  page,
  open,
}) => {
  await open("kit-handle-row--basic")
  const way = await travel(page)
  expect(way).toBeGreaterThan(600)

  await pull(page, 0.28 * way)
  await isOpen(page, false)
  await pull(page, 0.32 * way)
  await isOpen(page, true)
  await pull(page, -0.28 * way)
  await isOpen(page, true)
  await pull(page, 4)

  await isOpen(page, false)
})

test("on a right-to-left page a drag to the left opens the row", async ({ page, open }) => {
  await open("kit-handle-row--basic", { dir: "rtl" })

  await pull(page, -0.5 * (await travel(page)))

  await isOpen(page, true)
})

test("a row whose drag is cancelled returns to its position", async ({ page, open }) => {
  await open("kit-handle-row--basic")
  const box = await handle(page).boundingBox()
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 100)
  await page.mouse.down()
  await page.mouse.move((box?.x ?? 0) + 500, (box?.y ?? 0) + 100, { steps: 4 })

  await handle(page).dispatchEvent("pointercancel", { pointerId: 1 })
  await page.mouse.up()

  await isOpen(page, false)
})

test("the accessibility tree contains a toggle button with its state, and only the visible cards", async ({
  page,
  open,
}) => {
  await open("kit-handle-row--basic")
  await expect(page.locator("[data-scope=handle-row][data-part=list]")).toHaveAttribute("inert", "")
  expect((await readAccessibilityTree(page)).filter((line) => line.startsWith("link"))).toEqual([])

  await page.keyboard.press("Tab")
  await expect(handle(page)).toBeFocused()
  await page.keyboard.press("Space")
  await isOpen(page, true)

  const said = await readAccessibilityTree(page)
  expect(said).toContain('button "Visa eller dölj raden" expanded')
  expect(said.filter((line) => line.startsWith("link"))).toHaveLength(4)
})
