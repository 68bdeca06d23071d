import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

const WORDS = "Räntan är rörlig och gäller i dag. Den effektiva räntan räknas på 36 månader."

test("Tab shows the tooltip, which describes the control, and Escape hides it and keeps the focus", async ({
  page,
  open,
}) => {
  await open("kit-tooltip--basic")
  const trigger = page.getByRole("button", { name: "Om räntan" })
  await expect(trigger).toHaveAccessibleDescription(WORDS)

  await page.keyboard.press("Tab")
  await expect(page.getByRole("tooltip")).toBeVisible()
  expect(await readAccessibilityTree(page)).toContain(`tooltip "${WORDS}"`)
  await page.keyboard.press("Escape")

  await expect(page.getByRole("tooltip")).toBeHidden()
  await expect(trigger).toBeFocused()
})

test("the tooltip remains visible while the pointer is over it", async ({ page, open }) => {
  await page.clock.install()
  await open("kit-tooltip--basic")
  await page.getByRole("button", { name: "Om räntan" }).hover()
  await expect(page.getByRole("tooltip")).toBeVisible()
  const box = await page.getByRole("tooltip").boundingBox()

  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10, { steps: 8 })
  await page.clock.runFor(600)
  await expect(page.getByRole("tooltip")).toBeVisible()

  await page.mouse.move(900, 600)
  await expect(page.getByRole("tooltip")).toBeHidden()
})

test("the tooltip of a control in a corner is inside the window", async ({ page, open }) => {
  await open("kit-tooltip--all-states")

  for (const words of await page.getByRole("tooltip").all()) {
    await expect(words).toBeVisible()
    await expect(words).toBeInViewport({ ratio: 1 })
  }
})

test("in a dialog the first press of Escape closes only the tooltip, and the second press closes the dialog", async ({
  page,
  open,
}) => {
  await open("kit-tooltip--in-dialog")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: "Om räntan" })).toBeFocused()
  await expect(page.getByRole("tooltip")).toBeVisible()

  await page.keyboard.press("Escape")
  await expect(page.getByRole("tooltip")).toBeHidden()
  await expect(page.getByRole("dialog")).toBeVisible()

  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
})

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test("a tap does not open a tooltip", async ({ page, open }) => {
    await open("kit-tooltip--touch")
    const trigger = page.getByRole("button", { name: "Om räntan" })

    await trigger.tap()
    await expect(trigger).toBeFocused()

    await expect(page.getByRole("tooltip", { includeHidden: true })).toBeHidden()
    await expect(trigger).not.toHaveAttribute("data-open")
  })
})
