import type { Page } from "@playwright/test"
import { expect, test } from "../test-harness/in-browser.ts"

const { step } = test
const thumb = (page: Page, name: "Från" | "Till") => page.getByRole("slider", { name })
const STEP = 5000
const PAGE = 50_000

test("keys and the pointer move both thumbs", async ({ page, open }) => {
  await open("kit-range-slider--basic")
  const [from, to] = [thumb(page, "Från"), thumb(page, "Till")]
  const hold = async (least: number, greatest: number) => {
    await expect(from).toHaveValue(String(least))
    await expect(to).toHaveValue(String(greatest))
  }

  await step("APG slider, two thumbs: each has its role", async () => {
    await expect(page.getByRole("slider")).toHaveCount(2)
  })
  await step("APG slider, two thumbs: each has a name", async () => {
    await expect(from).toHaveCount(1)
    await expect(to).toHaveCount(1)
  })
  await step("APG slider, two thumbs: Tab leads to the one and then to the other", async () => {
    await page.keyboard.press("Tab")
    await expect(from).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(to).toBeFocused()
  })
  await step("APG slider, two thumbs: each says the ends of its own way", async () => {
    await expect(from).toHaveAttribute("min", "0")
    await expect(to).toHaveAttribute("max", "500000")
  })
  await step("APG slider, two thumbs: what a thumb says is its value, in words", async () => {
    await expect(from).toHaveAttribute("aria-valuetext", /^100.000.kr$/)
    await expect(to).toHaveAttribute("aria-valuetext", /^300.000.kr$/)
  })
  await step("APG slider, two thumbs: → and ↑ go up by a step", async () => {
    await from.press("ArrowRight")
    await hold(100_000 + STEP, 300_000)
    await to.press("ArrowUp")
    await hold(100_000 + STEP, 300_000 + STEP)
  })
  await step("APG slider, two thumbs: ← and ↓ go down by a step", async () => {
    await from.press("ArrowDown")
    await hold(100_000, 300_000 + STEP)
    await to.press("ArrowLeft")
    await hold(100_000, 300_000)
  })
  await step("APG slider, two thumbs: Page Up goes up by more", async () => {
    await from.press("PageUp")
    await hold(100_000 + PAGE, 300_000)
  })
  await step("APG slider, two thumbs: Page Down goes down by more", async () => {
    await to.press("PageDown")
    await hold(100_000 + PAGE, 300_000 - PAGE)
  })
  await step("Zag slider: Shift with an arrow goes by more, and back", async () => {
    await from.press("Shift+ArrowRight")
    await hold(100_000 + 2 * PAGE, 300_000 - PAGE)
    await from.press("Shift+ArrowLeft")
    await hold(100_000 + PAGE, 300_000 - PAGE)
  })
  await step("APG slider, two thumbs: Home leads to the least, and for the upper thumb to the lower one", async () => {
    await to.press("Home")
    await hold(100_000 + PAGE, 100_000 + PAGE)
    await from.press("Home")
    await hold(0, 100_000 + PAGE)
  })
  await step(
    "APG slider, two thumbs: End leads to the greatest, and for the lower thumb to the upper one",
    async () => {
      await from.press("End")
      await hold(100_000 + PAGE, 100_000 + PAGE)
      await to.press("End")
      await hold(100_000 + PAGE, 500_000)
    },
  )
})
