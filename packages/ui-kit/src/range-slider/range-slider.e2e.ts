import type { Page } from "@playwright/test"
import { expect, readAccessibilityTree, startHydration, test } from "../../test/harness/in-browser.ts"

const thumb = (page: Page, name: string) => page.getByRole("slider", { name })
const field = (page: Page, name: string) => page.getByRole("textbox", { name })

async function box(page: Page, what: string) {
  const bounds = await page.locator(`[data-scope=range-slider]${what}`).first().boundingBox()
  if (!bounds) throw new Error(`${what} is not on the page.`)
  return { ...bounds, middle: { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 } }
}

test("a thumb can be dragged only as far as the other thumb, and the fields show the range", async ({ page, open }) => {
  await open("kit-range-slider--basic")
  const track = await box(page, "[data-part=track]")
  const from = await box(page, "[data-part=thumb][data-end=from]")
  expect(Math.abs(from.middle.x - (track.x + track.width * 0.2))).toBeLessThan(1)

  await page.mouse.move(from.middle.x, from.middle.y)
  await page.mouse.down()
  await page.mouse.move(track.x + track.width * 0.4, from.middle.y, { steps: 6 })
  await expect(field(page, "Från")).toHaveValue(/^200\s000\skr$/)
  await page.mouse.move(track.x + track.width * 0.9, from.middle.y, { steps: 6 })
  await page.mouse.up()

  await expect(thumb(page, "Från")).toHaveValue("300000")
  await expect(thumb(page, "Till")).toHaveValue("300000")
  await expect(page.locator("input[name=minPrice]")).toHaveValue("300000")
})

for (const [end, other, way] of [
  ["from", "to", 0.8],
  ["to", "from", 0.1],
] as const)
  test(`when the ${end} thumb is dragged onto the other thumb, the other thumb can still be dragged away`, async ({
    page,
    open,
  }) => {
    await open("kit-range-slider--basic")
    const track = await box(page, "[data-part=track]")
    const [moved, still] = [
      await box(page, `[data-part=thumb][data-end=${end}]`),
      await box(page, `[data-part=thumb][data-end=${other}]`),
    ]
    const drag = async (from: number, to: number) => {
      await page.mouse.move(from, track.middle.y)
      await page.mouse.down()
      await page.mouse.move(to, track.middle.y, { steps: 6 })
      await page.mouse.up()
    }
    await drag(moved.middle.x, still.middle.x)
    await expect(thumb(page, "Från")).toHaveValue(await thumb(page, "Till").inputValue())

    await drag(still.middle.x, track.x + track.width * way)

    await expect(thumb(page, other === "to" ? "Till" : "Från")).toHaveValue(String(500_000 * way))
  })

test("two thumbs at the same limit can be dragged apart", async ({ page, open }) => {
  await open("kit-range-slider--basic")
  const track = await box(page, "[data-part=track]")
  await thumb(page, "Till").focus()
  await page.keyboard.press("End")
  await thumb(page, "Från").focus()
  await page.keyboard.press("End")
  await expect(thumb(page, "Från")).toHaveValue("500000")

  await page.mouse.move(track.x + track.width, track.middle.y)
  await page.mouse.down()
  await page.mouse.move(track.x + track.width / 2, track.middle.y, { steps: 6 })
  await page.mouse.up()
  await expect(thumb(page, "Från")).toHaveValue("250000")

  await thumb(page, "Från").press("Home")
  await thumb(page, "Till").press("Home")
  await page.mouse.move(track.x, track.middle.y)
  await page.mouse.down()
  await page.mouse.move(track.x + track.width / 2, track.middle.y, { steps: 6 })
  await page.mouse.up()

  await expect(thumb(page, "Till")).toHaveValue("250000")
  await expect(thumb(page, "Från")).toHaveValue("0")
})

test("a number that is typed into a text field before hydration is kept after hydration and submitted with the form", async ({
  page,
  openAsSent,
}) => {
  await openAsSent("kit-range-slider--basic")
  await field(page, "Från").fill("150 000")
  await expect(field(page, "Från")).toHaveAttribute("name", "minPrice")

  await startHydration(page)

  await expect(thumb(page, "Från")).toHaveValue("150000")
  await expect(page.locator("input[type=hidden][name=minPrice]")).toHaveValue("150000")
})

test("the accessibility tree contains a group with two sliders and two fields, but not the bars of the histogram", async ({
  page,
  open,
}) => {
  await open("kit-range-slider--rtl")

  const lines = await readAccessibilityTree(page)

  expect(lines).toContain('group "Pris"')
  expect(lines.filter((line) => line.startsWith("slider"))).toHaveLength(2)
  expect(lines.filter((line) => line.startsWith("textbox"))).toEqual(['textbox "Från"', 'textbox "Till"'])
  await expect(thumb(page, "Till")).toHaveAttribute("aria-valuetext", /^300\s000 kr$/)
  expect(lines.some((line) => line.startsWith("image"))).toBe(false)
})
