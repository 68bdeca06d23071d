import { expect, test } from "../test-harness/in-browser.ts"

const { step } = test

test("keys and presses show and hide the note", async ({ page, open }) => {
  await open("kit-toggletip--basic")
  const trigger = page.getByRole("button", { name: "Om priset" })
  const note = page.getByText("Priset gäller bilen som den står")
  const link = page.getByRole("link", { name: "Villkor" })

  await step("APG disclosure: the button says whether the note is shown", async () => {
    await expect(trigger).toHaveAttribute("aria-expanded", "false")
    await trigger.click()
    await expect(trigger).toHaveAttribute("aria-expanded", "true")
  })
  await step("Zag popover: another press hides it", async () => {
    await trigger.click()
    await expect(note).toBeHidden()
  })
  await step("APG disclosure: Enter shows it, and hides it", async () => {
    await trigger.press("Enter")
    await expect(note).toBeVisible()
    await trigger.press("Enter")
    await expect(note).toBeHidden()
  })
  await step("APG disclosure: Space shows it, and hides it", async () => {
    await trigger.press("Space")
    await expect(note).toBeVisible()
    await trigger.press("Space")
    await expect(note).toBeHidden()
  })
  await step("Zag popover: where it does not take the focus, that stays on the button", async () => {
    await trigger.press("Enter")
    await expect(note).toBeVisible()
    await expect(trigger).toBeFocused()
  })
  await step("APG disclosure: Tab goes from the button into what is shown", async () => {
    await page.keyboard.press("Tab")
    await expect(link).toBeFocused()
  })
  await step("Zag popover: Escape hides it and the focus is on the button", async () => {
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
