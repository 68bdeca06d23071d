import type { Page } from "@playwright/test"
import { alive, expect, siteUrl, test } from "./fixture.ts"

const languages = (page: Page) => page.locator("header [data-scope=language-switch][data-part=root]").first()
const search = (page: Page) => page.getByRole("searchbox", { name: "Sök bland våra bilar" })

test("when the script of the language switch does not come, its links stay and work, and the rest of the page comes alive", async ({
  page,
  context,
  complaints,
}) => {
  const lost = await scriptOf(page, "language-switch")
  await page.goto("about:blank")
  await context.route(lost, (route) => route.abort())
  const failed = page.waitForEvent("requestfailed", (request) => request.url() === lost)

  await page.goto(siteUrl())
  await failed
  await alive(search(page))
  // Whatever would take the links away has had its turn.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))

  await expect(languages(page)).not.toHaveCount(0)
  await languages(page).locator("summary").click()
  await languages(page).getByRole("link", { name: "English" }).click()
  await expect(page).toHaveURL(`${siteUrl()}/en`)
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !/net::ERR_FAILED/.test(complaint)))
})

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
