import type { Page } from "@playwright/test"
import { SECRETS } from "../scripts/servers.ts"
import { expect, platformUrl, siteUrl, test } from "./fixture.ts"

async function edit(page: Page, route: string): Promise<void> {
  const query = new URLSearchParams({
    secret: SECRETS.FORECOURT_EDITING_SECRET,
    sc_site: "se-automotive",
    sc_itemid: await itemAt(route),
    sc_lang: "sv",
    route,
    mode: "edit",
  })
  await page.goto(`${siteUrl()}/api/editing/render?${query}`)
}

async function itemAt(route: string): Promise<string> {
  const query = `{ layout(site: "se-automotive", routePath: "${route}", language: "sv") { item { id } } }`
  const response = await fetch(`${platformUrl()}/sitecore/api/graph/edge`, {
    method: "POST",
    headers: { "content-type": "application/json", sc_apikey: "forecourt-local-key" },
    body: JSON.stringify({ query }),
  })
  return ((await response.json()) as { data: { layout: { item: { id: string } } } }).data.layout.item.id
}

test("in editing mode the links, texts and pictures of blocks have editing markers, and empty fields show a placeholder [spec 1 §6 inline]", async ({
  page,
}) => {
  await edit(page, "/")

  for (const block of ["navigation", "hero-banner", "blurb", "footer"]) {
    const marks = page.locator(`[data-scope="${block}"] code[chrometype="field"][kind="open"]`)
    expect(await marks.count(), block).toBeGreaterThan(0)
  }
  await expect(page.getByText("[No text in field]").first()).toBeAttached()
})

test("an alert that an editor dismissed on the live site is shown in the page editor and cannot be dismissed there [spec 1 §6 controls.alert]", async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: "hideAlert", value: "true", url: siteUrl() }])
  await edit(page, "/")

  const alert = page.getByRole("region", { name: "Meddelande" })
  await expect(alert).toBeVisible()
  await expect(alert).toContainText("Besökare ser meddelandet tills de stänger det.")
  await expect(alert.getByRole("button")).toHaveCount(0)
})

test("a page for visitors contains no editor code and no editing markers [spec 1 §6 visitor]", async ({ request }) => {
  const html = await (await request.get(siteUrl())).text()

  expect(html).not.toMatch(/chrometype|data-editing|\[No text in field\]|jss-hrz-editing/)
})
