import { expect, test } from "../../test/harness/in-browser.ts"

const { step } = test

test("a clipped text can be expanded and collapsed again", async ({ page, open }) => {
  await open("kit-clamp--basic")
  const trigger = page.locator("[data-scope=clamp][data-part=trigger]")
  const content = page.locator("[data-scope=clamp][data-part=content]")
  const link = page.getByRole("link", { name: "få den levererad hem" })
  const height = async () => (await content.boundingBox())?.height ?? 0
  await expect(trigger).toBeVisible()
  const clipped = await height()

  await step("APG disclosure: the button has aria-controls for the text", async () => {
    const id = await trigger.getAttribute("aria-controls")
    await expect(page.locator(`[id="${id}"]`)).toHaveAttribute("data-part", "content")
  })
  await step("APG disclosure: the button has its expanded state", async () => {
    await expect(trigger).toHaveAttribute("aria-expanded", "false")
    await trigger.click()
    await expect(trigger).toHaveAttribute("aria-expanded", "true")
  })
  await step("Zag collapsible: a press shows all, and another clips it again", async () => {
    await expect.poll(height).toBeGreaterThan(clipped)
    await trigger.click()
    await expect.poll(height).toBe(clipped)
  })
  await step("Zag collapsible: clipped content cannot be reached with Tab", async () => {
    await page.keyboard.press("Tab")
    await page.keyboard.press("Shift+Tab")
    await page.keyboard.press("Shift+Tab")
    await expect(link).not.toBeFocused()
  })
  await step("APG disclosure: Enter shows all, and clips it", async () => {
    await trigger.press("Enter")
    await expect.poll(height).toBeGreaterThan(clipped)
    await trigger.press("Enter")
    await expect.poll(height).toBe(clipped)
  })
  await step("APG disclosure: Space shows all, and clips it", async () => {
    await trigger.press("Space")
    await expect.poll(height).toBeGreaterThan(clipped)
  })
})
