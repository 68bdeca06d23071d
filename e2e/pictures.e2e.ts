import type { Page } from "@playwright/test"
import { expect, siteUrl, test } from "./fixture.ts"

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

function firstPicture(page: Page) {
  return page
    .locator('[data-scope="blurb"] picture img')
    .first()
    .evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect()
      return {
        ratio: Number((width / height).toFixed(2)),
        cut: /\d+x\d+(?=\.svg)/.exec(decodeURIComponent(image.currentSrc))?.[0],
      }
    })
}

test("after the window is resized, a blurb's picture has the new aspect ratio even before the new crop has loaded", async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${siteUrl()}/service-och-verkstad/skador`)
  await page.locator('[data-scope="blurb"] picture img').first().scrollIntoViewIfNeeded()
  await expect.poll(() => firstPicture(page)).toEqual({ ratio: 0.8, cut: "4x5" })

  const released = Promise.withResolvers<void>()
  await page.route(/_next\/image.*4x3/, async (route) => {
    await released.promise
    await route.continue()
  })
  await page.setViewportSize(DESKTOP)
  await expect.poll(async () => (await firstPicture(page)).ratio).toBe(1.33)

  released.resolve()
  await expect.poll(() => firstPicture(page)).toEqual({ ratio: 1.33, cut: "4x3" })
})
