import type { Page } from "@playwright/test"
import { expect, siteUrl, test, waitUntilSettled } from "./fixture.ts"

/** The maximum layout shift. It is a tenth of the limit for a good CLS score (https://web.dev/articles/cls). */
const MAX_SHIFT = 0.01

for (const width of [390, 768, 1280, 1920]) {
  test(`late-loading typefaces cause no layout shift in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(recordShifts)
    const arrive = await holdBack(page)
    await page.goto(siteUrl(), { waitUntil: "domcontentloaded" })
    await page.evaluate(paint)
    expect(await page.evaluate(() => document.fonts.check("1rem text"))).toBe(false)

    arrive()
    await expect.poll(() => page.evaluate(() => document.fonts.check("1rem text"))).toBe(true)
    await page.evaluate(paint)

    expect(await page.evaluate(() => (globalThis as unknown as Shifted).shift)).toBeLessThan(MAX_SHIFT)
  })
}

test("each typeface loads only its Latin font file until other characters appear on the page [spec 1 §1 fonts]", async ({
  page,
}) => {
  const files: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "font") files.push(new URL(request.url()).pathname)
  })
  await page.goto(siteUrl())
  await waitUntilSettled(page)

  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(2)
  expect(files).toEqual([expect.stringMatching(/latin_wght/), expect.stringMatching(/latin_wght/)])

  await page.locator("h1").evaluate((title) => {
    title.textContent = "Škoda"
  })
  await expect.poll(() => files.filter((file) => file.includes("latin_ext"))).toHaveLength(1)
})

interface Shifted {
  shift: number
}

function recordShifts(): void {
  const record = globalThis as unknown as Shifted
  record.shift = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) record.shift += (entry as unknown as { value: number }).value
  })
  observer.observe({ type: "layout-shift", buffered: true })
}

function paint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}

async function holdBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.woff2$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
