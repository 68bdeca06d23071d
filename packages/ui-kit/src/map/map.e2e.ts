import { announced, expect, test } from "../test-harness/in-browser.ts"

test("a screen reader hears the map, its markers by name and number, its buttons, and every place of the list", async ({
  page,
  open,
}) => {
  await open("kit-map--basic")
  await expect(page.getByRole("status")).toBeEmpty()

  expect(await announced(page)).toEqual([
    "main",
    'region "Karta"',
    'application "Flytta kartan med piltangenterna, zooma med plus och minus"',
    'button "3 platser, zooma in"',
    'button "Norrvik Borås"',
    'button "2 platser, zooma in"',
    "status",
    'button "Zooma in"',
    'button "Zooma ut"',
    "list",
    ...["Göteborg", "Hisingen", "Mölndal", "Borås", "Jönköping", "Jönköping, lackering"].flatMap((name) => [
      "listitem level=1",
      "strong",
      `text "Norrvik ${name}"`,
      expect.stringMatching(/^text "\w+/),
      `button "Visa Norrvik ${name} på kartan"`,
    ]),
  ])
})

test("the mouse drags the map and its markers with it, and the drag presses no marker", async ({ page, open }) => {
  await open("kit-map--basic")
  const marker = page.getByRole("button", { name: "Norrvik Borås", exact: true })
  const before = await marker.boundingBox()
  const x = (before?.x ?? 0) + 22
  const y = (before?.y ?? 0) + 22

  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 30, { steps: 6 })
  await page.mouse.up()

  const after = await marker.boundingBox()
  expect(Math.round((after?.x ?? 0) - (before?.x ?? 0))).toBe(60)
  expect(Math.round((after?.y ?? 0) - (before?.y ?? 0))).toBe(30)
  await expect(marker).toHaveAttribute("aria-pressed", "false")
  await marker.click()
  await expect(marker).toHaveAttribute("aria-pressed", "true")
})

test("the wheel scrolls the page, and zooms with Control", async ({ page, open }) => {
  await open("kit-map--basic")
  const plain = page.getByRole("button", { name: "3 platser, zooma in" })
  await plain.hover()

  await page.mouse.wheel(0, -200)
  await expect(plain).toBeVisible()
  await page.keyboard.down("Control")
  await page.mouse.wheel(0, -100)
  await page.mouse.wheel(0, -100)
  await page.keyboard.up("Control")

  await expect(page.getByRole("button", { name: "Norrvik Mölndal", exact: true })).toBeVisible()
})

test("the basemap is a file of its own, and without tiles nothing else is asked for", async ({ page, open }) => {
  const requests: string[] = []
  page.on("request", (request) => requests.push(request.url()))
  await open("kit-map--basic")
  await expect(page.locator("[data-part=tile]").first()).toBeVisible()

  expect(requests.filter((url) => /open-basemap/.test(url))).toHaveLength(1)
  expect(requests.filter((url) => /google|tile/.test(url))).toEqual([])
})
