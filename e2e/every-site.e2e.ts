import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { readSite } from "../scripts/sites.ts"
import { expect, siteUrl, test } from "./fixture.ts"
import { leavePicturesOut } from "./leave-pictures-out.ts"
import { sitesUnderTest } from "./sites-under-test.ts"

const ROOT = join(import.meta.dirname, "..")

const sites = await Promise.all(sitesUnderTest().map(readSite))

for (const { name, languages, host } of sites) {
  languages.forEach((language, index) => {
    const home = index === 0 ? "/" : `/${language}`

    test(`${name} opens in ${language} with the design and typefaces of the site and has no axe violations [spec 1 §1 fonts]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1500, height: 900 })
      await leavePicturesOut(page)
      const response = await page.goto(siteUrl(name) + home)

      expect(response?.status()).toBe(200)
      await expect(page.locator("html")).toHaveAttribute("lang", language)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(getTitle(name, "", language))
      expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toContain(`//${host}`)
      expect(await property(page, "--fc-color-accent")).toBe(getToken(name, "--fc-color-accent"))
      await expectItsTypefaces(page, name)
      const switches = page.locator('header [data-scope="language-switch"][data-part="root"]')
      expect((await switches.count()) > 0).toBe(languages.length > 1)
      expect(await axeFaults(page)).toEqual([])
    })

    test(`${name} opens in ${language} on a phone without axe violations`, async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 })
      await leavePicturesOut(page)
      await page.goto(siteUrl(name) + home)

      expect(await axeFaults(page)).toEqual([])
    })

    test(`${name} shows its 404 page in ${language}`, async ({ request }) => {
      const response = await request.get(`${siteUrl(name)}${home.replace(/\/$/, "")}/no-such-page`)
      const html = await response.text()

      expect(response.status()).toBe(404)
      expect(html).toContain(`lang="${language}"`)
      expect(html).toContain(getTitle(name, "404", language))
    })
  })

  test(`${name} serves robots.txt, its sitemap and /healthz`, async ({ request }) => {
    const send = async (path: string) => (await request.get(siteUrl(name) + path)).text()

    expect(await send("/robots.txt")).toContain("User-agent: *")
    expect(await send("/sitemap.xml")).toContain("<loc>")
    expect(JSON.parse(await send("/healthz"))).toMatchObject({ status: "ok" })
  })
}

async function axeFaults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)
}

const branded = sites.flatMap(({ name, languages }) => {
  const [language = ""] = languages
  return getPages(name, language).flatMap((path) => {
    const brand = readPage(name, path, language).fields.brandDesign?.value.toLowerCase()
    return brand ? [{ name, path, brand }] : []
  })
})

for (const { name, path, brand } of branded) {
  test(`${name}/${path} has the design of ${brand} [spec 1 §1 brands, §3 page.brandDesign]`, async ({ page }) => {
    await leavePicturesOut(page)
    await page.goto(`${siteUrl(name)}/${path}`)

    await expect(page.locator("html")).toHaveAttribute("data-brand", brand)
    expect(await property(page, "--fc-color-primary")).toBe(getToken(name, "--fc-color-primary", brand))
    const { violations } = await new AxeBuilder({ page }).withTags(["wcag2aa"]).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([])
  })
}

async function expectItsTypefaces(page: Page, site: string): Promise<void> {
  const { dependencies } = readJson(`sites/${site}/package.json`)
  const families = Object.keys(dependencies)
    .filter((name) => name.startsWith("@fontsource"))
    .map((name) => name.replace(/^.*\//, "").replaceAll("-", "_"))
  const preloads = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))

  for (const family of families) expect(preloads.join()).toContain(family)
  expect(preloads.filter((href) => !families.some((family) => href.includes(family)))).toEqual([])
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.fonts.check("1rem text"))).toBe(true)
}

async function property(page: Page, name: string): Promise<string> {
  const value = await page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), name)
  return value.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3")
}

function getToken(site: string, token: string, brand?: string): string {
  const sheet = readFileSync(join(ROOT, `sites/${site}/theme/generated/theme.css`), "utf8")
  const rule = sheet.slice(sheet.indexOf(brand ? `  [data-brand="${brand}"] {` : "  :root {"))
  return new RegExp(`${token}: ([^;]+);`).exec(rule)?.[1] ?? ""
}

interface PageFile {
  readonly fields: { readonly brandDesign?: { readonly value: string } }
  readonly layout: { readonly main: readonly { readonly fields?: { readonly title?: { readonly value: string } } }[] }
}

function getTitle(site: string, path: string, language: string): string {
  const titles = readPage(site, path, language).layout.main.flatMap(({ fields }) => fields?.title?.value ?? [])
  return titles[0] ?? ""
}

function readPage(site: string, path: string, language: string): PageFile {
  return readJson(join(`sites/${site}/content/pages`, path, `${language}.json`))
}

function getPages(site: string, language: string): string[] {
  return readdirSync(join(ROOT, `sites/${site}/content/pages`), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(`/${language}.json`))
    .map((path) => path.slice(0, -`/${language}.json`.length))
}

function readJson(path: string) {
  return JSON.parse(readFileSync(join(ROOT, path), "utf8"))
}
