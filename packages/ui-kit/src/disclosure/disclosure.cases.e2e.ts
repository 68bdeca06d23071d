import { expect, test } from "../../test/harness/in-browser.ts"

const { step } = test

test("the disclosure button shows and hides its region", async ({ page, open }) => {
  await open("kit-disclosure--basic")
  const trigger = page.getByRole("button", { name: "Vad kostar ett hjulskifte?" })
  const content = page.locator("[data-part=content]")
  const link = page.getByText("kontroll av mönsterdjup")

  await step("APG disclosure: the button has aria-controls for the region", async () => {
    const id = await trigger.getAttribute("aria-controls")
    await expect(page.locator(`[id="${id}"]`)).toHaveAttribute("data-part", "content")
  })
  await step("APG disclosure: the button has its expanded state", async () => {
    await expect(trigger).toHaveAttribute("aria-expanded", "false")
    await trigger.click()
    await expect(trigger).toHaveAttribute("aria-expanded", "true")
    await trigger.click()
    await expect(trigger).toHaveAttribute("aria-expanded", "false")
  })
  await step("APG disclosure: Enter shows the region, and hides it", async () => {
    await trigger.press("Enter")
    await expect(content).toBeVisible()
    await trigger.press("Enter")
    await expect(link).toBeHidden()
  })
  await step("APG disclosure: Space shows the region, and hides it", async () => {
    await trigger.press("Space")
    await expect(content).toBeVisible()
    await trigger.press("Space")
    await expect(link).toBeHidden()
  })
  await step("Zag collapsible: a press shows the region, and another hides it", async () => {
    await trigger.click()
    await expect(link).toBeVisible()
    await trigger.click()
    await expect(link).toBeHidden()
  })
  await step("Zag collapsible: a region that was hidden again cannot be reached with Tab", async () => {
    await page.keyboard.press("Tab")
    await expect(link).not.toBeFocused()
    await expect(trigger).not.toBeFocused()
    await trigger.focus()
  })
  await step("APG disclosure: Tab moves from the button into the shown region", async () => {
    await trigger.press("Enter")
    await page.keyboard.press("Tab")
    await expect(link).toBeFocused()
  })
})
