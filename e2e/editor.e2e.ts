import AxeBuilder from "@axe-core/playwright"
import type { Browser, Page } from "@playwright/test"
import { SECRETS } from "../scripts/servers.ts"
import { expect, openContext, siteUrl, test } from "./fixture.ts"
import { testWithOwnServers } from "./own-servers.ts"

const owned = testWithOwnServers({}, (site) => ({ FORECOURT_WEBHOOKS: `${site}/api/revalidate` }))
const TITLE = "Vi tar hand om bilen. Hela vägen."

async function enter(page: Page, url: string, path = "/"): Promise<void> {
  await page.goto(`${url}/api/edit/session?to=${encodeURIComponent(path)}`)
  await page.getByLabel("Nyckel").fill(SECRETS.FORECOURT_EDITING_SECRET)
  await page.getByRole("button", { name: "Börja redigera" }).click()
  await expect(status(page)).toHaveText("Publicerad")
}

const editor = (page: Page) => page.getByRole("complementary", { name: "Redigera sidan" })
const title = (page: Page) => editor(page).getByRole("textbox", { name: "Rubrik", exact: true })
const status = (page: Page) => editor(page).locator('[data-scope="editor-bar"]').getByRole("status")

async function fetchAsVisitor(browser: Browser, url: string): Promise<string | null> {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.goto(url)
  const text = await page.getByRole("heading", { level: 1 }).textContent()
  await context.close()
  return text
}

owned(
  "a heading is changed in place, saved as a draft, published and taken back; visitors see what is published",
  { tag: "@gate" },
  async ({ page, pair: { url }, browser }) => {
    await enter(page, url)
    await page.getByRole("heading", { level: 1, name: TITLE }).click()
    await title(page).fill("Bilen i trygga händer")
    await expect(status(page)).toHaveText("Utkastet är sparat")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bilen i trygga händer")
    expect(await fetchAsVisitor(browser, url)).toBe(TITLE)

    await editor(page).getByRole("button", { name: "Publicera" }).click()
    await expect(status(page)).toHaveText("Publicerad")
    await expect.poll(() => fetchAsVisitor(browser, url), { timeout: 30_000 }).toBe("Bilen i trygga händer")

    await editor(page).getByRole("button", { name: "Ångra" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE)
    await expect(status(page)).toHaveText("Utkastet är sparat")
  },
)

owned(
  "by keyboard alone a block is added, moved, filled in and removed",
  { tag: "@gate" },
  async ({ page, pair: { url } }) => {
    await enter(page, url)
    const tree = editor(page).getByRole("tree", { name: "Innehåll" })
    const items = tree.getByRole("treeitem")
    const previous = await items.count()
    await items.first().focus()
    await page.keyboard.press("Insert")
    await editor(page).getByLabel("Sök block").fill("quote")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")

    await expect(items).toHaveCount(previous + 1)
    await expect(items.nth(1)).toHaveText(/^Quote/)
    await expect(editor(page).locator("[data-scope=block-form] :focus")).toBeVisible()
    await items.nth(1).focus()
    await page.keyboard.press("Alt+ArrowDown")
    await expect(items.nth(2)).toHaveText(/^Quote/)
    await expect(items.nth(2)).toBeFocused()
    await page.keyboard.press("Delete")
    await expect(items).toHaveCount(previous)
    await expect(status(page)).not.toHaveText("Ändringar sparas strax")
  },
)

owned("an earlier version replaces the draft, and undoing brings the draft back", async ({ page, pair: { url } }) => {
  await enter(page, url)
  await page.getByRole("heading", { level: 1, name: TITLE }).click()
  await title(page).fill("En ny rubrik")
  await editor(page).getByRole("button", { name: "Publicera" }).click()
  await expect(status(page)).toHaveText("Publicerad")
  await title(page).fill("Utkastets rubrik")
  await expect(status(page)).toHaveText("Utkastet är sparat")

  await editor(page).getByRole("button", { name: "Historik" }).click()
  await editor(page).getByRole("button", { name: "Återställ" }).last().click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Återställ" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE)

  await editor(page).getByRole("button", { name: "Ångra" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Utkastets rubrik")
  await expect(status(page)).toHaveText("Utkastet är sparat")
})

owned("of two editors of one heading the second is asked, and keeps hers", async ({ page, pair: { url }, browser }) => {
  const context = await openContext(browser)
  const other = await context.newPage()
  await enter(page, url)
  await enter(other, url)
  for (const item of [page, other]) await item.getByRole("heading", { level: 1, name: TITLE }).click()
  await title(page).fill("Åsas rubrik")
  await expect(status(page)).toHaveText("Utkastet är sparat")
  await title(other).fill("Bos rubrik")
  await expect(status(other)).toHaveText("Någon annan har ändrat samma sak")

  await expect(editor(other).getByRole("definition").filter({ hasText: "Åsas rubrik" })).toBeVisible()
  await editor(other).getByRole("button", { name: "Behåll mitt" }).click()
  await expect(status(other)).toHaveText("Utkastet är sparat")
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Bos rubrik")
  await context.close()
})

owned(
  "without a network nothing is lost: what was typed is saved when it is back",
  async ({ page, pair: { url }, context, complaints }) => {
    await enter(page, url)
    await page.getByRole("heading", { level: 1, name: TITLE }).click()
    // The form loads automatically, over the network.
    await expect(title(page)).toBeVisible()
    await context.setOffline(true)
    await title(page).fill("Skrivet i tunneln")
    await expect(status(page)).toHaveText(/^Ingen kontakt/)
    await context.setOffline(false)
    await editor(page).getByRole("button", { name: "Försök igen" }).click()
    await expect(status(page)).toHaveText("Utkastet är sparat")
    // The browser logs what it could not fetch.
    expect(complaints.splice(0).every((complaint) => complaint.includes("ERR_INTERNET_DISCONNECTED"))).toBe(true)
  },
)

owned(
  "a platform that stops right after a save replaces neither the page nor its editor",
  async ({ page, pair: { url, platform }, complaints }) => {
    await enter(page, url)
    await page.getByRole("heading", { level: 1, name: TITLE }).click()
    await expect(title(page)).toBeVisible()
    const saved = page.waitForResponse((response) => response.request().method() === "PATCH")
    await title(page).fill("Före stoppet")
    await saved
    await platform.stop()

    await title(page).fill("Efter stoppet")
    await expect(status(page)).toHaveText(/^Ingen kontakt/)
    await expect(title(page)).toHaveValue("Efter stoppet")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    // The browser logs that the site could not save.
    expect(complaints.splice(0).filter((complaint) => !complaint.includes("status of 5"))).toEqual([])
  },
)

owned(
  "a link leads to a page that was chosen, and a picture is uploaded and seen; both can be taken back",
  async ({ page, pair: { url } }) => {
    await enter(page, url)
    await page.getByRole("heading", { level: 1, name: TITLE }).click()
    const link = editor(page).locator("[data-pointer='/link']")
    await link.getByRole("button", { name: "Välj sida" }).click()
    const picker = page.getByRole("dialog")
    await expect(picker.getByRole("searchbox", { name: "Sök" })).toBeFocused()
    const [heading, close] = await Promise.all(
      [picker.getByRole("heading"), picker.getByRole("button", { name: "Stäng" })].map((part) => part.boundingBox()),
    )
    expect((close?.x ?? 0) - (heading?.x ?? 0), "the way out stands behind the title").toBeGreaterThan(200)
    await page.keyboard.type("kontakt")
    await picker.getByRole("button", { name: "/kontakt" }).click()
    await expect(link.getByRole("textbox", { name: "Adress" })).toHaveValue("/kontakt")
    await expect(status(page)).toHaveText("Utkastet är sparat")
    await expect(page.locator("main a[href='/kontakt']").first()).toBeVisible()

    await editor(page).locator("[data-pointer='/image']").getByRole("button", { name: "Välj bild" }).click()
    await page.locator("input[type=file]").setInputFiles({
      name: "Höst på kajen.svg",
      mimeType: "image/svg+xml",
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="9" height="9"/></svg>',
      ),
    })
    await expect(picker).toBeHidden()
    const uploaded = page.locator("main img[src*='/se-automotive/host-pa-kajen-']")
    await expect(uploaded.first()).toBeVisible()
    await expect.poll(() => uploaded.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await expect(status(page)).toHaveText("Utkastet är sparat")

    await editor(page).getByRole("button", { name: "Ångra" }).click()
    await expect(uploaded).toHaveCount(0)
  },
)

owned("what a page says of itself in search results is changed and published", async ({ page, pair: { url } }) => {
  await enter(page, url)
  await editor(page).getByRole("button", { name: "Om sidan" }).click()
  await editor(page).getByRole("textbox", { name: "Titel i sökresultat" }).fill("Bilar vid älven")
  await expect(status(page)).toHaveText("Utkastet är sparat")
  await editor(page).getByRole("button", { name: "Publicera" }).click()
  await expect(status(page)).toHaveText("Publicerad")

  await expect.poll(async () => (await fetch(url)).text(), { timeout: 30_000 }).toMatch(/<title>Bilar vid älven/)
})

owned(
  "a new page is made, gets a block and is published; until then nobody sees it",
  async ({ page, pair: { url } }) => {
    const statusAt = async (path: string) => (await fetch(url + path)).status
    await enter(page, url)
    await editor(page).getByRole("button", { name: "Ny sida" }).click()
    await editor(page).getByLabel("Sidans namn").fill("Vinterdäck på väg")
    await editor(page).getByRole("button", { name: "Skapa sidan" }).click()
    await page.waitForURL("**/vinterdack-pa-vag")
    await expect(status(page)).toHaveText("Utkastet är sparat")
    expect(await statusAt("/vinterdack-pa-vag")).toBe(404)

    await editor(page).getByRole("button", { name: "Lägg till block" }).click()
    await editor(page).getByLabel("Sök block").fill("spacer")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(editor(page).getByRole("treeitem")).toHaveCount(1)
    await editor(page).getByRole("button", { name: "Publicera" }).click()
    await expect(status(page)).toHaveText("Publicerad")
    await expect.poll(() => statusAt("/vinterdack-pa-vag"), { timeout: 30_000 }).toBe(200)
  },
)

test("axe finds no violations on the login page and in any editor view, including on a phone", async ({ page }) => {
  const findings = async (part: string) => {
    const { violations } = await new AxeBuilder({ page }).include(part).analyze()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)
  }
  await page.goto(`${siteUrl()}/api/edit/session`)
  expect(await findings("main")).toEqual([])
  await enter(page, siteUrl())
  await editor(page).getByRole("treeitem").first().click()
  await expect(title(page)).toBeVisible()

  for (const [width, height] of [
    [1280, 800],
    [390, 800],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    await editor(page).getByRole("button", { name: "Sidans block" }).click()
    await title(page).click()
    for (const view of ["Sidans block", "Om sidan", "Inga problem", "Historik", "Ny sida"]) {
      await editor(page).getByRole("button", { name: view }).click()
      expect(await findings('[data-scope="editor"][data-part="root"]'), `${view} at ${width} × ${height} px`).toEqual(
        [],
      )
    }
  }
  await editor(page).getByRole("button", { name: "Sidans block" }).click()
  await editor(page).getByRole("button", { name: "Välj bild" }).first().click()
  await expect(page.getByRole("dialog").getByRole("status")).not.toBeEmpty()
  expect(await findings("[role=dialog]")).toEqual([])
  await page.keyboard.press("Escape")
  await editor(page).getByRole("button", { name: "Lägg till block efter" }).click()
  expect(await findings('[data-scope="editor"][data-part="root"]')).toEqual([])
})

test("no editor view scrolls horizontally, even with very long texts", async ({ page }) => {
  const getScrollTop = () =>
    editor(page).evaluate((root) =>
      [root, ...root.querySelectorAll<HTMLElement>("[data-part]")]
        .filter((part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX === "auto")
        .map(({ dataset: { scope, part } }) => `${scope} ${part}`),
    )
  await enter(page, siteUrl())
  await editor(page).getByRole("treeitem").first().click()
  await expect(title(page)).toBeVisible()

  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    for (const view of ["Sidans block", "Om sidan", "Inga problem", "Historik", "Ny sida"]) {
      await editor(page).getByRole("button", { name: view }).click()
      expect(await getScrollTop(), `${view} at ${width} px`).toEqual([])
    }
  }
})

test("a page for visitors contains no editor code and no editing markers", async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text())
  })
  await page.goto(siteUrl())
  await page.waitForLoadState("networkidle")

  expect((await Promise.all(scripts)).filter((text) => text.includes("editor-outline"))).toEqual([])
  await expect(page.locator('[data-scope="editor"]')).toHaveCount(0)
})
