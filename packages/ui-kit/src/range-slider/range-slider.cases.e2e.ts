import type { Page } from "@playwright/test"
import { expect, test } from "../../test/harness/in-browser.ts"

const { step } = test
const thumb = (page: Page, name: "Från" | "Till") => page.getByRole("slider", { name })
const STEP = 5000
const PAGE = 50_000

test("both thumbs can be moved by keyboard and by pointer", async ({ page, open }) => {
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
  await step("APG slider, two thumbs: Tab moves to one thumb and then to the other", async () => {
    await page.keyboard.press("Tab")
    await expect(from).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(to).toBeFocused()
  })
  await step("APG slider, two thumbs: each thumb has its own limits", async () => {
    await expect(from).toHaveAttribute("min", "0")
    await expect(to).toHaveAttribute("max", "500000")
  })
  await step("APG slider, two thumbs: the value text of a thumb is its formatted value", async () => {
    await expect(from).toHaveAttribute("aria-valuetext", /^100.000.kr$/)
    await expect(to).toHaveAttribute("aria-valuetext", /^300.000.kr$/)
  })
  await step("APG slider, two thumbs: → and ↑ increase by a step", async () => {
    await from.press("ArrowRight")
    await hold(100_000 + STEP, 300_000)
    await to.press("ArrowUp")
    await hold(100_000 + STEP, 300_000 + STEP)
  })
  await step("APG slider, two thumbs: ← and ↓ decrease by a step", async () => {
    await from.press("ArrowDown")
    await hold(100_000, 300_000 + STEP)
    await to.press("ArrowLeft")
    await hold(100_000, 300_000)
  })
  await step("APG slider, two thumbs: Page Up increases by more", async () => {
    await from.press("PageUp")
    await hold(100_000 + PAGE, 300_000)
  })
  await step("APG slider, two thumbs: Page Down decreases by more", async () => {
    await to.press("PageDown")
    await hold(100_000 + PAGE, 300_000 - PAGE)
  })
  await step("Zag slider: Shift with an arrow key moves by more, and back", async () => {
    await from.press("Shift+ArrowRight")
    await hold(100_000 + 2 * PAGE, 300_000 - PAGE)
    await from.press("Shift+ArrowLeft")
    await hold(100_000 + PAGE, 300_000 - PAGE)
  })
  await step("APG slider, two thumbs: Home goes to the minimum, and for the upper thumb to the lower one", async () => {
    await to.press("Home")
    await hold(100_000 + PAGE, 100_000 + PAGE)
    await from.press("Home")
    await hold(0, 100_000 + PAGE)
  })
  await step("APG slider, two thumbs: End goes to the maximum, and for the lower thumb to the upper one", async () => {
    await from.press("End")
    await hold(100_000 + PAGE, 100_000 + PAGE)
    await to.press("End")
    await hold(100_000 + PAGE, 500_000)
  })
})
