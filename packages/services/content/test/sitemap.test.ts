import { afterAll, beforeAll, expect, test } from "vitest"
import { type Fixture, SITE, startFixture } from "./start-fixture.ts"

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture({ sitemapSize: 20 })
})
afterAll(() => fixture.end())

const get = (file: string, site = SITE) => fetch(`${fixture.url}/sitemaps/${site}/${file}`)

async function addresses(file: string): Promise<string[]> {
  return [...(await (await get(file)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address)
}

test("the sitemap files together list every URL once, contain at most the maximum number of URLs and omit error pages", async () => {
  const { site } = await fixture.runQuery(`{ site { siteInfo(site: "${SITE}") { sitemap } } }`)
  const files: string[] = site.siteInfo.sitemap.map((address: string) => address.slice(address.lastIndexOf("/") + 1))
  const each = await Promise.all(files.map(addresses))
  const all = each.flat()

  expect(files.map((_, index) => `sitemap-${index}.xml`)).toEqual(files)
  expect(each.slice(0, -1).every((file) => file.length === 20)).toBe(true)
  expect(each.at(-1)?.length).toBeGreaterThan(0)
  expect(new Set(all).size).toBe(all.length)
  expect(all).toContain("https://cars.example/")
  expect(all).toContain("https://cars.example/en/workshop/tyres")
  expect(all.filter((address) => /\/(404|500)$/.test(address))).toEqual([])
})

test.for([
  ["a file after the last one", "sitemap-9.xml", SITE],
  ["the sitemap of an unknown site", "sitemap.xml", "nowhere"],
  ["a file with another name", "sitemap-a.xml", SITE],
] as const)("%s returns 404", async ([, file, site]) => {
  expect((await get(file, site)).status).toBe(404)
})
