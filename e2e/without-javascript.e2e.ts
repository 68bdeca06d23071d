import { expect, siteUrl, test } from "./fixture.ts"

/** Returns the words and links of a page, including invisible ones. Runs in the page. */
const READ = () => {
  const links = [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href"))
  const body = document.body.cloneNode(true) as HTMLElement
  for (const node of body.querySelectorAll("script, template, style, noscript")) node.remove()
  return { links: [...new Set(links)].sort(), words: [...new Set((body.textContent ?? "").split(/\s+/))].sort() }
}

for (const path of ["/", "/en", "/service-och-verkstad", "/en/workshop"]) {
  test(`${path} has the same text and links with JavaScript off`, async ({ browser, page }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(siteUrl() + path)
    await page.goto(siteUrl() + path)

    // Without JavaScript a page cannot run a script to collect its links, so a page with JavaScript parses its HTML.
    const html = await plain.content()
    await context.close()
    const without = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, "text/html")
      const links = [...parsed.querySelectorAll("a[href]")].map((link) => link.getAttribute("href"))
      for (const node of parsed.body.querySelectorAll("script, template, style, noscript")) node.remove()
      return { links: [...new Set(links)].sort(), words: (parsed.body.textContent ?? "").split(/\s+/) }
    }, html)
    const alive = await page.evaluate(READ)

    expect(without.links).toEqual(alive.links)
    expect(without.links.length).toBeGreaterThan(20)
    expect(alive.words.filter((word) => !without.words.includes(word))).toEqual([])
  })
}

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false })

  test("submitting the search without JavaScript opens the results page with the search words and the form's preset query parameters", async ({
    page,
  }) => {
    await page.goto(siteUrl())
    await page.getByRole("searchbox", { name: "Sök bland våra bilar" }).fill("volvo")
    await page.getByRole("button", { name: "Sök", exact: true }).click()

    const { pathname, searchParams } = new URL(page.url())
    expect(pathname).toBe("/kop-bil/alla-bilar-i-lager")
    expect(searchParams.get("keyphrase")).toBe("volvo")
    expect([...searchParams.keys()].length).toBeGreaterThan(1)
  })

  test("on a phone clicking a menu entry expands and collapses the submenu", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(siteUrl())
    await page.getByRole("button", { name: "Öppna menyn" }).click()
    const drawer = page.getByRole("dialog", { name: "Huvudmeny" })
    const entries = drawer.locator("summary:visible")
    const count = await entries.count()

    await entries.first().click()
    await expect(drawer.locator("details[open] a").first()).toBeVisible()
    await expect(drawer.getByRole("button", { name: "Tillbaka" })).toHaveCount(0)
    await entries.first().click()
    await expect(entries).toHaveCount(count)

    await entries.last().click()
    await expect(drawer.getByRole("link", { name: "English" })).toBeVisible()
  })

  test("the content is visible before any script has loaded", async ({ page }) => {
    await page.goto(siteUrl())

    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page.getByRole("heading", { name: "Samma mekaniker, år efter år" })).toBeVisible()
  })
})
