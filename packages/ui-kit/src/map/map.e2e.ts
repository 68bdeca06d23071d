import type { Locator, Page } from "@playwright/test"
import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

const STORY = "/iframe.html?id=kit-map--basic&viewMode=story&globals=a11y.manual:!true"

const marker = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const BORAS = "Norrvik Borås"

/** Waits for the basemap. Without a graphics card, the browser must first compile a megabyte of code. */
async function waitUntilSettled(page: Page): Promise<void> {
  const view = page.locator("[data-scope=map][data-part=view]")
  await expect(view).toHaveAttribute("data-basemap", "ready", { timeout: 20_000 })
}

async function getMiddle(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
}

async function getMovement(target: Locator, { x, y }: { x: number; y: number }) {
  const now = await getMiddle(target)
  return { x: Math.round(now.x - x), y: Math.round(now.y - y) }
}

test("the accessibility tree contains the map, its named markers, its buttons and every place in the list", async ({
  page,
  open,
}) => {
  await open("kit-map--basic")
  await waitUntilSettled(page)
  await expect(page.getByRole("status")).toBeEmpty()

  expect(await readAccessibilityTree(page)).toEqual([
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

test("dragging with the mouse moves the map and its markers without pressing a marker", async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await open("kit-map--basic")
  await waitUntilSettled(page)
  const boras = marker(page, BORAS)
  const previous = await getMiddle(boras)

  await page.mouse.move(previous.x, previous.y)
  await page.mouse.down()
  await page.mouse.move(previous.x + 60, previous.y + 30, { steps: 6 })
  await page.mouse.up()

  await expect.poll(() => getMovement(boras, previous)).toEqual({ x: 60, y: 30 })
  await expect(boras).toHaveAttribute("aria-pressed", "false")
  await boras.click()
  await expect(boras).toHaveAttribute("aria-pressed", "true")
})

const FRAME_MS = 16

async function throwMap(page: Page, at: { x: number; y: number }): Promise<void> {
  const target = await page.evaluateHandle(({ x, y }) => document.elementFromPoint(x, y), at)
  const fire = (type: string, by: number) =>
    target.evaluate(
      (node, { x, y, type, by }) =>
        node?.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: x + by, clientY: y, buttons: 1 })),
      { ...at, type, by },
    )
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await fire("mousedown", 0)
  for (const by of [15, 30, 45, 60]) {
    await page.clock.runFor(FRAME_MS)
    await fire("mousemove", by)
  }
  await page.clock.runFor(FRAME_MS)
  await fire("mouseup", 60)
  await page.clock.runFor(2000)
}

for (const [reducedMotion, goesOn] of [
  ["reduce", false],
  ["no-preference", true],
] as const)
  test(`a map that is dragged and released in motion ${goesOn ? "glides to a stop" : "stops immediately with reduced motion"}`, async ({
    page,
    open,
  }) => {
    // The map is small because a large one renders slowly without a graphics card.
    await page.setViewportSize({ width: 390, height: 600 })
    await page.emulateMedia({ reducedMotion })
    await page.clock.install()
    await open("kit-map--basic")
    await page.evaluate(() => document.body.style.setProperty("--fc-map-height", "150px"))
    await waitUntilSettled(page)
    const boras = marker(page, BORAS)
    const previous = await getMiddle(boras)
    await throwMap(page, { x: previous.x, y: previous.y + 40 })

    if (goesOn) expect((await getMovement(boras, previous)).x).toBeGreaterThan(70)
    else expect(await getMovement(boras, previous)).toEqual({ x: 60, y: 0 })
  })

test("the wheel scrolls the page and shows a hint, and zooms the map when Control is pressed", async ({
  page,
  open,
}) => {
  await open("kit-map--basic")
  await waitUntilSettled(page)
  const three = marker(page, "3 platser, zooma in")
  await three.hover()

  await page.mouse.wheel(0, -200)
  await expect(page.getByText("Håll ned Ctrl och rulla för att zooma")).toHaveCSS("opacity", "1")
  await expect(three).toBeVisible()
  await page.keyboard.down("Control")
  await expect(async () => {
    await page.mouse.wheel(0, -200)
    await expect(marker(page, "Norrvik Mölndal")).toBeVisible({ timeout: 200 })
  }).toPass()
  await page.keyboard.up("Control")
})

test("double-clicking the map zooms in, and double-clicking a marker does not zoom", async ({ page, open }) => {
  await open("kit-map--basic")
  await waitUntilSettled(page)
  const boras = marker(page, BORAS)
  const previous = await getMiddle(boras)

  await boras.dblclick()
  expect(await getMovement(boras, previous)).toEqual({ x: 0, y: 0 })
  await page.mouse.dblclick(previous.x - 100, previous.y)

  await expect.poll(async () => (await getMovement(boras, previous)).x).toBeGreaterThan(90)
})

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  async function touch(page: Page, from: readonly Point[], to: readonly Point[]): Promise<void> {
    const session = await page.context().newCDPSession(page)
    const points = (share: number) =>
      from.map(({ x, y }, id) => ({
        id,
        x: x + ((to[id]?.x ?? x) - x) * share,
        y: y + ((to[id]?.y ?? y) - y) * share,
      }))
    const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: ReturnType<typeof points>) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints })
    await send("touchStart", points(0))
    for (let step = 1; step <= 8; step += 1) await send("touchMove", points(step / 8))
    await send("touchEnd", [])
    await session.detach()
  }

  interface Point {
    readonly x: number
    readonly y: number
  }

  test("pinching with two fingers zooms the map", async ({ page, open }) => {
    await open("kit-map--basic")
    await waitUntilSettled(page)
    const { x, y } = await getMiddle(marker(page, "3 platser, zooma in"))

    await touch(
      page,
      [
        { x: x + 60, y: y - 10 },
        { x: x + 80, y: y + 10 },
      ],
      [
        { x: x + 20, y: y - 100 },
        { x: x + 240, y: y + 100 },
      ],
    )

    await expect(marker(page, "3 platser, zooma in")).toHaveCount(0)
  })

  test("two fingers drag the map, and one finger scrolls the page", async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await open("kit-map--basic")
    await waitUntilSettled(page)
    const boras = marker(page, BORAS)
    const previous = await getMiddle(boras)
    const at = { x: previous.x, y: previous.y + 80 }

    await touch(
      page,
      [at, { x: at.x + 60, y: at.y }],
      [
        { x: at.x, y: at.y - 50 },
        { x: at.x + 60, y: at.y - 50 },
      ],
    )
    await expect.poll(async () => (await getMovement(boras, previous)).y).toBeLessThan(-30)
    const inMap = await boras.evaluate((node) => getComputedStyle(node).translate)

    await touch(page, [at], [{ x: at.x, y: at.y - 300 }])
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    expect(await boras.evaluate((node) => getComputedStyle(node).translate)).toBe(inMap)
  })
})

test("arrow keys move the map and its markers, and the plus and minus keys zoom, even when a marker has the focus", async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await open("kit-map--basic")
  await waitUntilSettled(page)
  const boras = marker(page, BORAS)
  const previous = await getMiddle(boras)

  await page.getByRole("application").focus()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowDown")
  await expect.poll(() => getMovement(boras, previous)).toEqual({ x: -80, y: -80 })

  await boras.focus()
  await page.keyboard.press("ArrowLeft")
  await page.keyboard.press("ArrowUp")
  await expect.poll(() => getMovement(boras, previous)).toEqual({ x: 0, y: 0 })
  await page.keyboard.press("+")
  await expect(boras).toBeFocused()
  await expect.poll(() => getMovement(boras, previous)).not.toEqual({ x: 0, y: 0 })
})

test("showing a place from the list moves the place into view and focuses its marker, and Escape returns the focus to the list", async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await open("kit-map--basic")
  await waitUntilSettled(page)
  const show = page.getByRole("button", { name: "Visa Norrvik Jönköping, lackering på kartan" })

  await show.focus()
  await page.keyboard.press("Enter")
  await expect(marker(page, "Norrvik Jönköping, lackering")).toBeFocused()
  await expect(marker(page, "Norrvik Jönköping, lackering")).toHaveAttribute("aria-pressed", "true")
  await expect(page.getByRole("listitem").filter({ has: show })).toHaveAttribute("aria-current", "true")

  await page.keyboard.press("Escape")
  await expect(show).toBeFocused()
})

test("MapLibre is loaded only when the map is close to the viewport, and the MapLibre worker is loaded from the site's own origin", async ({
  page,
  open,
}) => {
  const requests: string[] = []
  page.on("request", (request) => requests.push(request.url()))
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => document.body.style.setProperty("padding-block-start", "3000px")),
  )
  await open("kit-map--basic")
  await expect(page.getByRole("list")).toBeAttached()
  expect(requests.filter((url) => /maplibre|clusters|\.mvt/.test(url))).toEqual([])

  await page.getByRole("list").scrollIntoViewIfNeeded()
  await waitUntilSettled(page)

  const origin = new URL(page.url()).origin
  expect(requests.filter((url) => /maplibre-basemap/.test(url))).toHaveLength(1)
  expect(page.workers().map((worker) => new URL(worker.url()).origin)).toEqual(page.workers().map(() => origin))
  expect(page.workers().length).toBeGreaterThan(0)
  expect(requests.filter((url) => !url.startsWith(origin))).toEqual([])
})

test("the map shows a coastline without an API key and without third-party requests", async ({ page, open }) => {
  await page.route(
    ({ hostname }) => hostname !== "localhost",
    (route) => route.abort(),
  )
  await open("kit-map--basic")
  await waitUntilSettled(page)

  const colours = await readColours(page, await page.getByRole("application").screenshot())
  const [sea, land] = await page
    .getByRole("application")
    .evaluate((node) =>
      ["--fc-color-tint", "--fc-color-mist"].map((token) => getComputedStyle(node).getPropertyValue(token).trim()),
    )

  expect(colours[sea ?? ""]).toBeGreaterThan(0.02)
  expect(colours[land ?? ""]).toBeGreaterThan(0.5)
})

function readColours(page: Page, picture: Buffer): Promise<Readonly<Record<string, number>>> {
  return page.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement("canvas")
      Object.assign(canvas, { width: image.width, height: image.height })
      const context = canvas.getContext("2d")
      context?.drawImage(image, 0, 0)
      const bytes = context?.getImageData(0, 0, image.width, image.height).data ?? []
      const shares: Record<string, number> = {}
      for (let at = 0; at < bytes.length; at += 4) {
        const hex = [0, 1, 2].map((channel) => (bytes[at + channel] ?? 0).toString(16).padStart(2, "0")).join("")
        shares[`#${hex}`] = (shares[`#${hex}`] ?? 0) + 4 / bytes.length
      }
      return shares
    },
    `data:image/png;base64,${picture.toString("base64")}`,
  )
}

test("without WebGL the map is replaced by an explanation, and the list of places remains", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto(STORY)

  await expect(page.getByRole("status")).toHaveText("Kartan kunde inte visas. Alla platser finns i listan.")
  await expect(page.getByRole("listitem")).toHaveCount(6)
})

test("a map whose tiles fail to load shows an error message, and pressing the retry button loads the tiles", async ({
  page,
}) => {
  await page.route("**/-/map/**", (route) => route.abort())
  await page.goto(STORY)
  await expect(page.getByRole("status")).toHaveText("Kartan kunde inte visas. Alla platser finns i listan.")

  await page.unroute("**/-/map/**")
  await page.getByRole("button", { name: "Försök igen" }).click()

  await waitUntilSettled(page)
  await expect(marker(page, BORAS)).toBeVisible()
})
