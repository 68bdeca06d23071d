import { expect, test } from "../../test/harness/in-browser.ts"

const { step } = test

test("a toggletip can be shown and hidden by keyboard and by pointer", async ({ page, open }) => {
  await open("kit-toggletip--basic")
  const trigger = page.getByRole("button", { name: "Om priset" })
  const note = page.getByText("Priset gäller bilen som den står")
  const link = page.getByRole("link", { name: "Villkor" })

  await step("APG disclosure: the button has the expanded state of the note", async () => {
    await expect(trigger).toHaveAttribute("aria-expanded", "false")
    await trigger.click()
    await expect(trigger).toHaveAttribute("aria-expanded", "true")
  })
  await step("Zag popover: another press hides it", async () => {
    await trigger.click()
    await expect(note).toBeHidden()
  })
  await step("APG disclosure: Enter shows and hides it", async () => {
    await trigger.press("Enter")
    await expect(note).toBeVisible()
    await trigger.press("Enter")
    await expect(note).toBeHidden()
  })
  await step("APG disclosure: Space shows and hides it", async () => {
    await trigger.press("Space")
    await expect(note).toBeVisible()
    await trigger.press("Space")
    await expect(note).toBeHidden()
  })
  await step("Zag popover: a note that takes no focus leaves it on the button", async () => {
    await trigger.press("Enter")
    await expect(note).toBeVisible()
    await expect(trigger).toBeFocused()
  })
  await step("APG disclosure: Tab moves from the button into the note", async () => {
    await page.keyboard.press("Tab")
    await expect(link).toBeFocused()
  })
  await step("Zag popover: Escape hides it and returns the focus to the button", async () => {
    await page.keyboard.press("Escape")
    await expect(note).toBeHidden()
    await expect(trigger).toBeFocused()
  })
  await step("Zag popover: a press elsewhere hides it", async () => {
    await trigger.click()
    await expect(note).toBeVisible()
    await page.mouse.click(700, 500)
    await expect(note).toBeHidden()
  })
})
