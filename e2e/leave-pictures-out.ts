import type { Page } from "@playwright/test"

/** Replaces every picture with an empty one, since loading the pictures of all sites takes a minute. */
export async function leavePicturesOut(page: Page): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
  await page.route("**/_next/image*", (route) => route.fulfill({ contentType: "image/svg+xml", body }))
}
