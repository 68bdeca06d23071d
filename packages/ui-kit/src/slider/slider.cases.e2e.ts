import { expect, test } from "../../test/harness/in-browser.ts"

const { step } = test

test("the thumb can be moved by keyboard and by pointer", async ({ page, open }) => {
  await open("kit-slider--basic")
  const thumb = page.getByRole("slider", { name: "Avbetalningstid" })
  const expectMonths = (months: number) => expect(thumb).toHaveValue(String(months))
  const track = page.locator("[data-scope=slider][data-part=track]")
  const placeAt = async (share: number) => {
    const box = await track.boundingBox()
    return [(box?.x ?? 0) + (box?.width ?? 0) * share, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const
  }

  await step("Zag slider: → increases by a step, ← decreases", async () => {
    await page.keyboard.press("Tab")
    await expect(thumb).toBeFocused()
    await page.keyboard.press("ArrowRight")
    await expectMonths(48)
    await page.keyboard.press("ArrowRight")
    await expectMonths(60)
    await page.keyboard.press("ArrowLeft")
    await expectMonths(48)
  })
  await step("Zag slider: Home goes to the minimum, End to the maximum", async () => {
    await page.keyboard.press("Home")
    await expectMonths(12)
    await page.keyboard.press("End")
    await expectMonths(72)
  })
  await step("Zag slider: Page Down and Page Up move by at least a step", async () => {
    await page.keyboard.press("PageDown")
    const after = Number(await thumb.inputValue())
    expect(after).toBeLessThan(72)
    await page.keyboard.press("PageUp")
    await expectMonths(72)
  })
  await step("Zag slider: with any modifier key arrow keys stay on the steps", async () => {
    await page.keyboard.press("Home")
    for (const key of ["Control+ArrowRight", "Alt+ArrowRight", "Shift+ArrowRight"]) await page.keyboard.press(key)
    expect(Number(await thumb.inputValue()) % 12).toBe(0)
  })
  await step("Zag slider: a press on the track moves the thumb and the focus", async () => {
    await page.mouse.click(...(await placeAt(0.8)))
    await expectMonths(60)
    await expect(thumb).toBeFocused()
  })
  await step("Zag slider: it can be dragged from where the track was pressed", async () => {
    await page.mouse.move(...(await placeAt(0.4)))
    await page.mouse.down()
    await expectMonths(36)
    await page.mouse.move(...(await placeAt(0.99)), { steps: 5 })
    await page.mouse.up()
    await expectMonths(72)
  })
})
