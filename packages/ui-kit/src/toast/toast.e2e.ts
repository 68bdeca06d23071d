import { expect, test } from "../../test/harness/in-browser.ts"

test("a new toast does not take the focus, F8 and Tab move the focus to its buttons, and Escape closes the toast", async ({
  page,
  open,
}) => {
  await open("kit-toast--basic")
  const save = page.getByRole("button", { name: "Spara bilen" })
  await save.focus()

  await page.keyboard.press("Enter")
  const region = page.getByRole("region", { name: /Meddelanden/ })
  await expect(region.getByText("Bilen är sparad")).toBeVisible()
  await expect(save).toBeFocused()

  await page.keyboard.press("F8")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await expect(region.getByRole("button", { name: "Ångra" })).toBeFocused()
  await page.keyboard.press("Escape")

  await expect(region.getByText("Bilen är sparad")).toBeHidden()
})

test("a swipe in the reading direction dismisses a toast, and a swipe in the opposite direction does not", async ({
  page,
  open,
}) => {
  await open("kit-toast--rtl")
  const words = page.getByText("Bilen är sparad").first()
  const box = await words.boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  const swipe = async (byPx: number) => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + byPx / 2, y, { steps: 4 })
    await page.mouse.move(x + byPx, y, { steps: 4 })
    await page.mouse.up()
  }

  await swipe(120)
  await expect(words).toBeVisible()
  await swipe(-120)

  await expect(words).toBeHidden()
})
