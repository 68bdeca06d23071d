import { expect, test } from "../../test/harness/in-browser.ts"

const { step } = test

test.use({ viewport: { width: 390, height: 800 } })

test("the drawer opens, keeps the focus inside and closes", async ({ page, open }) => {
  await open("kit-drawer--basic")
  const trigger = page.getByRole("button", { name: "Öppna menyn" })
  const drawer = page.getByRole("dialog", { name: "Meny" })

  await step("Zag drawer: a press on its button opens it, and dims the page", async () => {
    await trigger.click()
    await expect(drawer).toBeVisible()
    const dimmed = await page.locator("dialog").evaluate((item) => getComputedStyle(item, "::backdrop").backgroundColor)
    expect(dimmed).not.toMatch(/, 0\)$|transparent/)
  })
  await step("APG dialog: its heading names it", async () => {
    await expect(drawer).toHaveAccessibleName("Meny")
  })
  await step("APG dialog: the focus is inside", async () => {
    await expect(drawer.locator(":focus")).toHaveCount(1)
  })
  await step("Zag drawer: Escape closes it and the focus is on the button", async () => {
    await page.keyboard.press("Escape")
    await expect(drawer).toBeHidden()
    await expect(trigger).toBeFocused()
  })
  await step("Zag drawer: a press on the page outside closes it", async () => {
    await trigger.click()
    await expect(drawer).toBeVisible()
    await page.mouse.click(3, 500)
    await expect(drawer).toBeHidden()
  })
  await step("Zag drawer: content that does not fit scrolls", async () => {
    await page.setViewportSize({ width: 390, height: 260 })
    await trigger.click()
    await expect(drawer).toBeVisible()
    await page.mouse.move(350, 150)
    await page.mouse.wheel(0, 200)
    const getScrollTop = () =>
      drawer.evaluate((item) =>
        Math.max(item.scrollTop, ...[...item.querySelectorAll("*")].map((in_) => in_.scrollTop)),
      )
    await expect.poll(getScrollTop).toBeGreaterThan(0)
  })
})
