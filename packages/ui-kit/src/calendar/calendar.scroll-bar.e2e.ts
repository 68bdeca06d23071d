import { expect, test } from "../../test/harness/in-browser.ts"

/** Shows scroll bars that take up space. Headless browsers hide these scroll bars by default. */
test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
    { scope: "worker" },
  ],
})

const MIN_TARGET_PX = 24

for (const width of [390, 320]) {
  test(`every day of a calendar in a dialog with a scroll bar is visible and clickable in a window of ${width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 420 })
    await open("kit-calendar--in-dialog")
    const days = page.locator("[data-scope=calendar][data-part=day]")
    await expect(days).toHaveCount(42)

    const seen = await page.getByRole("dialog").evaluate((dialog: HTMLElement) => {
      const bar = dialog.offsetWidth - dialog.clientWidth - 2 * dialog.clientLeft
      const edge = dialog.getBoundingClientRect().left + dialog.clientLeft + dialog.clientWidth
      const boxes = Array.from(dialog.querySelectorAll("[data-part=day]"), (day) => day.getBoundingClientRect())
      return {
        hasBar: bar > 0,
        isCut: dialog.scrollWidth > dialog.clientWidth || boxes.some(({ right }) => right > edge),
        least: Math.min(...boxes.flatMap((box) => [box.width, box.height])),
      }
    })

    expect(seen).toMatchObject({ hasBar: true, isCut: false })
    expect(seen.least).toBeGreaterThanOrEqual(MIN_TARGET_PX)
  })
}
