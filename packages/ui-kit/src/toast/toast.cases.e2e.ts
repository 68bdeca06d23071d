import type { Page } from "@playwright/test"
import { expect, test } from "../../test/harness/in-browser.ts"

const { step } = test
const toasts = (page: Page) => page.locator("[data-scope=toast][data-part=root]")

async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}

async function send(page: Page, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) await page.getByRole("button", { name: "Spara bilen" }).click()
  await expect(toasts(page)).toHaveCount(count)
}

test("toasts disappear after five seconds, but not while a toast is hovered or focused", async ({ page, open }) => {
  await page.clock.install()
  await open("kit-toast--basic")
  await stopTime(page)

  await step("Zag toast: a message appears, and disappears when its time is over", async () => {
    await send(page, 1)
    await expect(toasts(page)).toContainText("Bilen är sparad")
    await page.clock.runFor(4900)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(1000)
    await expect(toasts(page)).toHaveCount(0)
  })
  await step("Zag toast: all wait while one is hovered, and disappear after the pointer has left", async () => {
    await send(page, 3)
    await toasts(page).first().hover()
    await page.clock.runFor(20_000)
    await expect(toasts(page)).toHaveCount(3)
    await page.mouse.move(300, 300)
    await page.clock.runFor(6000)
    await expect(toasts(page)).toHaveCount(0)
  })
  await step("Zag toast: F8 focuses them and all wait, and a press elsewhere continues their time", async () => {
    await send(page, 2)
    await page.keyboard.press("F8")
    await expect(page.locator("[data-scope=toast][data-part=viewport]")).toBeFocused()
    await page.clock.runFor(20_000)
    await expect(toasts(page)).toHaveCount(2)
    await page.mouse.click(300, 300)
    await page.clock.runFor(6000)
    await expect(toasts(page)).toHaveCount(0)
  })
  await step("Zag toast: closing a hovered one leaves the others waiting", async () => {
    await send(page, 3)
    await toasts(page).nth(1).getByRole("button", { name: "Stäng" }).click()
    await expect(toasts(page)).toHaveCount(2)
    await page.clock.runFor(20_000)
    await expect(toasts(page)).toHaveCount(2)
  })
})

test("closing a toast that is shown over a dialog does not close the dialog", async ({ page, open }) => {
  await open("kit-toast--over-dialog")

  await step("Zag toast: closing it leaves the dialog open", async () => {
    await expect(page.getByRole("dialog")).toBeVisible()
    await toasts(page).locator("button").last().click()
    await expect(toasts(page)).toHaveCount(0)
    await expect(page.getByRole("dialog", { name: "Jämför bilar" })).toBeVisible()
  })
})
