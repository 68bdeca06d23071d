import type { Page } from "@playwright/test"
import { expect, readAccessibilityTree, startHydration, test } from "../../test/harness/in-browser.ts"

const field = (page: Page) => page.getByRole("slider", { name: "Avbetalningstid" })
const box = async (page: Page, part: string) => {
  const bounds = await page.locator(`[data-scope=slider][data-part=${part}]`).boundingBox()
  if (!bounds) throw new Error(`${part} is not on the page.`)
  return bounds
}

test("the thumb moves in steps while dragged, and releasing the pointer outside the track keeps the thumb's position", async ({
  page,
  open,
}) => {
  await open("kit-slider--basic")
  const [track, thumb] = [await box(page, "track"), await box(page, "thumb")]
  expect(Math.abs(thumb.x + thumb.width / 2 - (track.x + track.width * 0.4))).toBeLessThan(1)

  await page.mouse.move(thumb.x + thumb.width / 2, thumb.y + thumb.height / 2)
  await page.mouse.down()
  await page.mouse.move(track.x + track.width * 0.62, thumb.y + 200, { steps: 5 })
  await expect(field(page)).toHaveValue("48")
  await page.mouse.up()
  await page.mouse.move(track.x, track.y)

  await expect(field(page)).toHaveValue("48")
  await expect(field(page)).toBeFocused()
})

test("pressing the track moves the thumb, even on a right-to-left page", async ({ page, open }) => {
  await open("kit-slider--rtl", { dir: "rtl" })
  const track = await box(page, "track")

  await page.mouse.click(track.x + 2, track.y + track.height / 2)
  await expect(field(page)).toHaveValue("72")
  const thumb = await box(page, "thumb")
  expect(Math.abs(thumb.x + thumb.width / 2 - track.x)).toBeLessThan(1)

  await page.keyboard.press("ArrowRight")
  await expect(field(page)).toHaveValue("60")
})

test("a value that is selected before hydration is kept after hydration", async ({ page, openAsSent }) => {
  await openAsSent("kit-slider--basic")
  await field(page).focus()
  await page.keyboard.press("ArrowRight")
  await expect(field(page)).toHaveValue("48")

  await startHydration(page)

  await expect(page.locator("[data-scope=slider][data-part=root][data-ready]")).toBeVisible()
  await expect(field(page)).toHaveValue("48")
  await expect(page.getByRole("status")).toHaveText("48 månader")
})

test("the accessibility tree contains a named slider with its value as text", async ({ page, open }) => {
  await open("kit-slider--basic")

  expect((await readAccessibilityTree(page)).join("\n")).toContain('slider "Avbetalningstid"')
  await expect(field(page)).toHaveAttribute("aria-valuetext", "36 månader")
})

test("in a grid cell taller than the slider, the track remains directly below the label", async ({ page, open }) => {
  const story = await open("kit-slider--basic")
  const apart = async () => (await box(page, "track")).y - (await box(page, "label")).y
  const previous = await apart()

  await story.locator("[data-scope=slider][data-part=root]").evaluate((root) => {
    root.style.setProperty("block-size", "20rem")
  })

  expect(await apart()).toBe(previous)
})
