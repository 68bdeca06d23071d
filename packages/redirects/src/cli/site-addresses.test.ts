import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { readConfig } from "../../../platform/src/platform.config.ts"
import { type Platform, startPlatform } from "../../../platform/src/start-platform.ts"
import { PLATFORM_TEMPLATES } from "../../../services/content/src/templates/platform-templates.ts"
import { readSite } from "./read-site.ts"
import { listSiteAddresses, SHELL_ADDRESSES } from "./site-addresses.ts"

const ROOT = join(import.meta.dirname, "../../../..")
const folder = mkdtempSync(join(tmpdir(), "site-addresses-"))
let platform: Platform

beforeAll(async () => {
  const config = { ...readConfig({}), port: 0, rateLimit: 0, tyreHotel: null, dataFolder: join(folder, "data") }
  platform = await startPlatform(config, PLATFORM_TEMPLATES, () => {})
})

afterAll(async () => {
  await platform.close()
  rmSync(folder, { recursive: true, force: true })
})

test.for(readdirSync(join(ROOT, "sites")))(
  "the list of pages of %s matches the sitemap of the content platform",
  async (site) => {
    const { locales } = await readSite(ROOT, site)
    const sitemap = await (await fetch(`${platform.url}/sitemaps/${site}/sitemap.xml`)).text()
    const known = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = ""]) =>
      decodeURIComponent(new URL(place).pathname),
    )

    const addresses = listSiteAddresses(ROOT, site, locales) ?? []

    expect(known.length).toBeGreaterThan(10)
    expect(addresses).toEqual(expect.arrayContaining(["/robots.txt", "/healthz", "/-/:path+"]))
    expect(addresses.filter((address) => !isOfNoLanguage(address)).sort()).toEqual(known.sort())
  },
)

function isOfNoLanguage(address: string): boolean {
  return /:path\+$|^\/(api|-|sitecore|styles|feaas-render|healthz)(\/|$)|\.(txt|xml|ico|svg|png|json)$/.test(address)
}

function write(root: string, files: Readonly<Record<string, object | string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), typeof content === "string" ? content : JSON.stringify(content))
  }
}

test("the known paths of a site are the pages in each language, the files and the routes", () => {
  const root = mkdtempSync(join(folder, "one-"))
  write(join(root, "sites/one"), {
    "content/site.json": { language: "sv", errorPages: { notFound: "/saknas", serverError: "/500" } },
    "content/pages/sv.json": {},
    "content/pages/en.json": {},
    "content/pages/404/sv.json": { slug: "saknas" },
    "content/pages/404/en.json": {},
    "content/pages/500/sv.json": {},
    "content/pages/bilar/sv.json": {},
    "content/pages/bilar/en.json": { slug: "cars" },
    "content/pages/bilar/el bilar/sv.json": {},
    "content/pages/bilar/el bilar/en.json": { slug: "electric" },
    "content/pages/bilar/bil/alla/sv.json": { slug: "*" },
    "content/pages/folder/page (1)/sv.json": {},
    "content/items/Home/thing/sv.json": {},
    "app/[lang]/[[...path]]/page.tsx": "",
    "app/own/[name]/route.ts": "",
    "app/api/[...path]/route.ts": "",
    "public/icon.svg": "",
  })

  expect(listSiteAddresses(root, "one", ["sv", "en"])).toEqual([
    "/",
    "/bilar",
    "/bilar/bil/:path+",
    "/bilar/el-bilar",
    "/folder/page-\\(1\\)",
    "/en",
    "/en/cars",
    "/en/cars/electric",
    "/api/:path+",
    "/own/:name",
    "/icon.svg",
    ...SHELL_ADDRESSES,
    "/-/:path+",
    "/sitecore/api/:path+",
    "/sitecore/service/:path+",
  ])
  expect(listSiteAddresses(root, "two", ["sv"])).toBeNull()
})
