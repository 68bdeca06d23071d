import type { Page } from "@playwright/test"
import { expect, test } from "../../test/harness/in-browser.ts"

const { step } = test
const trigger = (page: Page) => page.getByRole("button", { name: "Sortera" })
const content = (page: Page) => page.getByRole("dialog", { name: "Ordning" })
const first = (page: Page) => page.getByRole("radio", { name: "Lägst pris" })
const findLinkAfter = (page: Page) => page.getByRole("link", { name: "Till listan" })

async function openByKey(page: Page): Promise<void> {
  await trigger(page).focus()
  await page.keyboard.press("Enter")
  await expect(first(page)).toBeFocused()
}

test("the popover opens and closes, and the focus moves into and out of the popover", async ({ page, open }) => {
  await open("kit-popover--basic")

  await step("Zag popover: a press opens it and focuses the first element inside", async () => {
    await trigger(page).click()
    await expect(content(page)).toBeVisible()
    await expect(first(page)).toBeFocused()
  })
  await step("Zag popover: another press on the button closes it", async () => {
    await trigger(page).click()
    await expect(content(page)).toBeHidden()
  })
  await step("Zag popover: Enter on the button opens it", async () => {
    await trigger(page).focus()
    await page.keyboard.press("Enter")
    await expect(content(page)).toBeVisible()
  })
  await step("Zag popover: Escape closes it and returns the focus to the button", async () => {
    await expect(first(page)).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(content(page)).toBeHidden()
    await expect(trigger(page)).toBeFocused()
  })
  await step("Zag popover: Tab past the last element moves to the one after the button", async () => {
    await openByKey(page)
    await page.keyboard.press("Tab")
    await expect(content(page).getByRole("button", { name: "Stäng" })).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(findLinkAfter(page)).toBeFocused()
  })
  await step("Zag popover: Shift+Tab from the first element moves to the button", async () => {
    await openByKey(page)
    await page.keyboard.press("Shift+Tab")
    await expect(trigger(page)).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(content(page)).toBeHidden()
  })
  await step("Zag popover: the close button returns the focus", async () => {
    await openByKey(page)
    await content(page).getByRole("button", { name: "Stäng" }).click()
    await expect(content(page)).toBeHidden()
    await expect(trigger(page)).toBeFocused()
  })
  await step("Zag popover: a press on another focusable element closes it and leaves the focus there", async () => {
    await openByKey(page)
    await findLinkAfter(page).click()
    await expect(content(page)).toBeHidden()
    await expect(findLinkAfter(page)).toBeFocused()
  })
  await step("Zag popover: a press on the background closes it", async () => {
    await openByKey(page)
    await page.mouse.click(700, 500)
    await expect(content(page)).toBeHidden()
  })
})

test("Tab leaves the popover even if the popover's button is the last focusable element of the page", async ({
  page,
  open,
}) => {
  await open("kit-popover--basic")
  await findLinkAfter(page).evaluate((link) => link.removeAttribute("href"))

  await step("Zag popover: Tab out of it does not return into it", async () => {
    await openByKey(page)
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await expect(first(page)).not.toBeFocused()
    await expect(content(page).getByRole("button", { name: "Stäng" })).not.toBeFocused()
  })
})
