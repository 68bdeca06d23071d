import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("the button appears after 528 px of scrolling, Enter scrolls to the top, and Tab continues from there [spec 1 §9 scroll-to-top.after-528]", async ({
  page,
  open,
}) => {
  await open("kit-scroll-to-top--basic")
  const button = page.getByRole("button", { name: "Till toppen av sidan" })
  const scrollTo = (top: number) => page.evaluate((px) => window.scrollTo({ top: px, behavior: "instant" }), top)
  await expect(page.locator("span[class*=band]")).toHaveCount(1)

  await scrollTo(520)
  await expect(button).toHaveCount(0)
  expect((await readAccessibilityTree(page)).join("\n")).not.toContain("Till toppen")
  await scrollTo(540)
  await expect(button).toBeVisible()

  await button.focus()
  await page.keyboard.press("Enter")
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole("main")).toBeFocused()
  await expect(button).toHaveCount(0)
})

test("the button is at the bottom left of the window [spec 1 §9 scroll-to-top.bottom-left]", async ({ page, open }) => {
  await open("kit-scroll-to-top--basic")
  await page.evaluate(() => window.scrollTo({ top: 540, behavior: "instant" }))
  const button = page.getByRole("button", { name: "Till toppen av sidan" })
  await expect(button).toBeVisible()

  const view = page.viewportSize() ?? { width: 0, height: 0 }
  const box = await button.boundingBox()
  expect((box?.x ?? Number.NaN) + (box?.width ?? 0)).toBeLessThan(view.width / 4)
  expect(view.height - (box?.y ?? Number.NaN)).toBeLessThan(view.height / 4)
})

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } })

  test("pressing the scroll-to-top button jumps to the top without smooth scrolling", async ({ page, open }) => {
    await open("kit-scroll-to-top--basic")
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }))
    await page.getByRole("button", { name: "Till toppen av sidan" }).focus()

    await page.keyboard.press("Enter")

    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})
