import type { Page } from "@playwright/test"
import { SECRETS } from "../scripts/servers.ts"
import { alive, expect, platformUrl, siteUrl, test, waitUntilSettled } from "./fixture.ts"

const SITE = "uk-automotive"
const CALLS = "**/api/vehicle-media/**"

interface Found {
  readonly car_id: string
  readonly slug: string
  readonly autos_on_show?: Partial<Record<"hasVideo" | "has360" | "hasInternal360", boolean>>
}

async function findPath({ hasVideo = true, has360 = true, hasInternal360 = true } = {}): Promise<string> {
  for (let offset = 0; ; offset += 100) {
    const response = await fetch(`${platformUrl()}/search`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": SECRETS.FORECOURT_SEARCH_KEY },
      body: JSON.stringify({
        index: `stock-${SITE}`,
        limit: 100,
        offset,
        fields: ["car_id", "slug", "autos_on_show"],
        filters: [{ name: "car_is_sold", values: [true], exclude: true }],
      }),
    })
    const { content }: { content: readonly Found[] } = await response.json()
    const car = content.find(
      ({ autos_on_show: media }) =>
        media?.hasVideo === hasVideo && media.has360 === has360 && media.hasInternal360 === hasInternal360,
    )
    if (car) return `/buy-car/car/${car.car_id}/${car.slug}`
    if (content.length === 0) throw new Error("e2e: no car of the UK's stock has these views. Look at the seed.")
  }
}

const media = (page: Page) => page.locator("[data-scope=car-media][data-part=root]")
const gallery = (page: Page) => page.locator("[data-scope=car-gallery][data-part=root]")
const frame = (page: Page) => page.getByRole("slider", { name: "The car in 360 degrees" })

async function open(page: Page): Promise<void> {
  await page.goto(siteUrl(SITE) + (await findPath()))
  await alive(media(page))
}

for (const [device, viewport] of [
  ["a phone", { width: 390, height: 844 }],
  ["a desktop", { width: 1280, height: 900 }],
] as const)
  test(`on ${device} a visitor using only the keyboard switches between four views of a car [spec 2 §1 uk.media, §2.5 car-media, §4 rotation.turns]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await open(page)

    const modes = page.getByRole("group", { name: "Show the car as" })
    await expect(modes.getByRole("button")).toHaveText(["Images", "Video", "Interior", "360 degrees"])
    await modes.getByRole("button", { name: "Images" }).focus()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    const film = media(page).locator("video")
    await expect.poll(() => film.evaluate((node: HTMLVideoElement) => node.readyState)).toBeGreaterThan(0)
    await expect(gallery(page)).toBeHidden()

    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
    const picture = media(page).locator("[data-part=inside]")
    await expect.poll(() => picture.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0)

    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(frame(page)).toBeVisible()
    // The view rotates automatically until it has the keyboard focus.
    await expect(frame(page)).not.toHaveAttribute("aria-valuenow", "1")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Home")
    await page.keyboard.press("ArrowRight")
    await expect(frame(page)).toHaveAttribute("aria-valuetext", "picture 2 of 36")
    await expect(page.getByRole("button", { name: "Auto rotate" })).toBeVisible()

    await modes.getByRole("button", { name: "Images" }).press("Enter")
    await expect(gallery(page)).toBeVisible()
  })

test("a car with a video but no 360° view lets the visitor switch between images and video, and the video plays [spec 2 §2.5 car-media.images car-media.video]", async ({
  page,
}) => {
  await page.goto(siteUrl(SITE) + (await findPath({ has360: false, hasInternal360: false })))
  await alive(media(page))
  const modes = page.getByRole("group", { name: "Show the car as" })
  await expect(modes.getByRole("button")).toHaveText(["Images", "Video"])

  await modes.getByRole("button", { name: "Video" }).click()
  const film = media(page).locator("video")
  await film.evaluate((node: HTMLVideoElement) => node.play())

  await expect.poll(() => film.evaluate((node: HTMLVideoElement) => node.currentTime)).toBeGreaterThan(0)
})

test("the 360° view advances one frame for every 5 px of a drag and stops when the pointer is released [spec 2 §9 rotation.step]", async ({
  page,
}) => {
  await open(page)
  await page.getByRole("button", { name: "360 degrees" }).click()
  await frame(page).scrollIntoViewIfNeeded()
  await frame(page).focus()
  await page.keyboard.press("Home")
  const { x, y, width, height } = (await frame(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + 52, y + height / 2, { steps: 13 })
  await page.mouse.up()

  await expect(frame(page)).toHaveAttribute("aria-valuenow", "11")
})

for (const [what, answer] of [
  ["is gone", { status: 502, json: { message: "Gone", code: "ServiceFailed" } }],
  ["knows nothing", { status: 404, json: { message: "None", code: "None" } }],
  ["is empty", { status: 200, json: {} }],
  ["says nonsense", { status: 200, body: "<html>" }],
] as const)
  test(`the page falls back to the picture gallery when the media service ${what} [spec 2 §8 media-failure]`, async ({
    page,
    complaints,
  }) => {
    await page.route(CALLS, (route) => route.fulfill(answer))
    await open(page)
    await waitUntilSettled(page)

    await expect(gallery(page)).toBeVisible()
    await expect(page.getByRole("group", { name: "Show the car as" })).toHaveCount(0)
    await gallery(page).getByRole("button").first().click()
    await expect(page.getByRole("dialog")).toBeVisible()
    // The browser logs the failed request.
    expect(complaints.splice(0).filter((line) => !line.includes("the server responded with a status of"))).toEqual([])
  })

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the page shows the picture gallery [spec 2 §8 media-failure]", async ({ page }) => {
    await page.goto(siteUrl(SITE) + (await findPath()))

    await expect(gallery(page)).toBeVisible()
  })
})
