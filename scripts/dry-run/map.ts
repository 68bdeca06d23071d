import { createBasemapTile } from "@forecourt/platform/basemap-tiles"
import type { Browser } from "@playwright/test"

/**
 * Opens a page with a map and returns the problems. The worker of the map must load from the origin of the page,
 * without any configuration of the bundler.
 */
export async function complaintsAboutMap(browser: Browser, address: string): Promise<readonly string[]> {
  const complaints: string[] = []
  const page = await browser.newPage()
  page.on("pageerror", ({ message }) => complaints.push(message))
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text())
  })
  await page.route("**/-/map/**", (route) => {
    const [z = 0, x = 0, y = 0] = (/(\d+)\/(\d+)\/(\d+)\.mvt$/.exec(route.request().url()) ?? []).slice(1).map(Number)
    return route.fulfill({ body: Buffer.from(createBasemapTile(z, x, y) ?? []) })
  })
  await page.goto(address)
  const isReady = await page
    .locator("[data-part=view][data-basemap=ready]")
    .waitFor()
    .then(
      () => true,
      () => false,
    )
  const workers = page.workers().map((worker) => worker.url())
  await page.close()

  const strange = workers.filter((url) => !url.startsWith(new URL(address).origin))
  return [
    ...complaints,
    ...(isReady ? [] : ["the map is not ready"]),
    ...(workers.length > 0 ? [] : ["MapLibre has no worker"]),
    ...strange.map((url) => `a worker comes from ${url}`),
  ]
}
