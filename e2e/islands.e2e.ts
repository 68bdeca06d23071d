import type { BrowserContext, Page } from "@playwright/test"
import { alive, expect, settled, siteUrl, stir, test } from "./fixture.ts"

const languages = (page: Page) => page.locator("header [data-scope=language-switch][data-part=root]").first()
const search = (page: Page) => page.getByRole("searchbox", { name: "Sök bland våra bilar" })

test("when the script of the language switch does not come, its links stay and work", async ({
  page,
  context,
  complaints,
}) => {
  await lose(page, context, await scriptOf(page, "language-switch"))

  await expect(languages(page)).not.toHaveCount(0)
  await languages(page).locator("summary").click()
  await languages(page).getByRole("link", { name: "English" }).click()
  await expect(page).toHaveURL(`${siteUrl()}/en`)
  forgive(complaints)
})

test("when the script of the search does not come, it can be used all the same, and the rest of the page comes alive", async ({
  page,
  context,
  complaints,
}) => {
  await lose(page, context, await scriptOf(page, "search-field"))

  await alive(languages(page))
  await search(page).fill("kombi")
  await search(page).press("Enter")
  await expect(page).toHaveURL(/[?&]keyphrase=kombi/)
  forgive(complaints)
})

test("navigation and footer sleep until the visitor does something, and what is clicked first is done all the same", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  const script = await scriptOf(page, "copy-button")
  await page.goto("about:blank")
  const held = new Promise<() => void>((resolve) => {
    page.route(script, (route) => resolve(() => route.continue()))
  })
  const asked: string[] = []
  page.on("request", (request) => asked.push(request.url()))
  await page.goto(siteUrl())
  await settled(page)
  expect(asked).not.toContain(script)

  await languages(page).locator("summary").click()
  await expect(languages(page).getByRole("link", { name: "English" })).toBeVisible()
  const footer = page.getByRole("contentinfo")
  await footer
    .getByRole("button", { name: /^Kopiera \+?\d/ })
    .first()
    .click()
  const release = await held
  await expect(footer.getByText("Kopierat")).toHaveCount(0)
  release()

  await expect(footer.getByText("Kopierat").first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\+?[\d ]+$/)
})

test("a menu that holds more than it has room for wakes at once", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(siteUrl())
  await settled(page)
  const more = page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("button", { name: "Mer", exact: true })
  await expect(more).toHaveCount(0)

  await page
    .locator("[data-wakes=when-full]")
    .evaluate((row: HTMLElement) => row.style.setProperty("max-inline-size", "20rem"))

  await expect(more).toBeVisible()
})

/** Opens the page without one of its scripts, and waits until whatever could go wrong without it has had its turn. */
async function lose(page: Page, context: BrowserContext, script: string): Promise<void> {
  await page.goto("about:blank")
  await context.route(script, (route) => route.abort())
  const failed = page.waitForEvent("requestfailed", (request) => request.url() === script)
  await page.goto(siteUrl())
  await stir(page)
  await failed
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** The lost script, and an address without cars so far. */
function forgive(complaints: string[]): void {
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((complaint) => !/net::ERR_FAILED|status of 404/.test(complaint)),
  )
}

/** The script that brings a part of the page to life, and that the page does not name itself. */
async function scriptOf(page: Page, scope: string): Promise<string> {
  const found: string[] = []
  const read: Promise<unknown>[] = []
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return
    read.push(response.text().then((text) => text.includes(`"${scope}"`) && found.push(response.url())))
  })
  const html = await (await page.goto(siteUrl()))?.text()
  await alive(languages(page))
  await Promise.all(read)
  const [lost] = found.filter((url) => !html?.includes(`<script src="${new URL(url).pathname}"`))
  if (lost === undefined) throw new Error(`e2e: no script of its own holds "${scope}".`)
  return lost
}
