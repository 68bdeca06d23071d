import { expect, readAccessibilityTree, startHydration, test } from "../../test/harness/in-browser.ts"

test("Enter opens the popover and focuses its content, and Tab from the last element in the popover closes the popover", async ({
  page,
  open,
}) => {
  await open("kit-popover--basic")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  const content = page.getByRole("dialog", { name: "Ordning" })
  await expect(content).toBeVisible()
  await expect(page.getByRole("radio", { name: "Lägst pris" })).toBeFocused()
  expect(await readAccessibilityTree(page)).toContain('dialog "Ordning"')

  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: "Stäng" })).toBeFocused()
  await page.keyboard.press("Tab")

  await expect(page.getByRole("link", { name: "Till listan" })).toBeFocused()
  await expect(content).toBeHidden()
})

test("the popover is below its button and inside the window, even in a narrow window", async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open("kit-popover--basic")
  await page.getByRole("button", { name: "Sortera" }).click()

  const content = page.getByRole("dialog", { name: "Ordning" })
  await expect(content).toHaveAttribute("data-side", "bottom")
  await expect(content).toBeInViewport({ ratio: 1 })
})

test("a popover that is opened before hydration remains open, and Escape closes it", async ({ page, openAsSent }) => {
  await openAsSent("kit-popover--basic")
  const trigger = page.getByRole("button", { name: "Sortera" })
  await trigger.press("Enter")
  const content = page.getByRole("dialog", { name: "Ordning" })
  await expect(content).toBeVisible()

  await startHydration(page)
  await expect(content).toHaveAttribute("data-side", "bottom")
  await page.keyboard.press("Escape")

  await expect(content).toBeHidden()
  await expect(trigger).toBeFocused()
})
