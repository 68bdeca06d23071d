import { readFileSync } from "node:fs"
import { join } from "node:path"
import { readSite } from "../scripts/sites.ts"
import { expect, siteUrl, test } from "./fixture.ts"
import { sitesUnderTest } from "./sites-under-test.ts"

interface Rule {
  readonly source: string
  readonly target?: string
  readonly status?: number
  readonly locales?: readonly string[]
  readonly match?: { readonly query?: Readonly<Record<string, string | readonly string[] | boolean>> }
}

interface Table {
  readonly groups: readonly { readonly rules: readonly Rule[] }[]
}

const PATTERN_SIGN = /(?<!\\)[:*({]/

const sites = await Promise.all(sitesUnderTest().map(readSite))

for (const { name, languages } of sites) {
  const [first = ""] = languages
  const rules = readRules(name).filter(({ source }) => !PATTERN_SIGN.test(source))

  test(`${name}: every redirect from a fixed path leads to a page in one hop [spec 1 §2 redirects]`, async ({
    request,
  }) => {
    test.setTimeout(240_000)
    const sources = rules.flatMap((rule) => listAddresses(rule, first).map((address) => ({ address, rule })))
    const faults: string[] = []

    for (const { address, rule } of sources) {
      const hop = await request.get(siteUrl(name) + address, { maxRedirects: 0 })
      const { location = "" } = hop.headers()
      if (hop.status() !== (rule.status ?? 308)) faults.push(`${address}: ${hop.status()}`)
      else if (isOnSite(location, name)) {
        const page = await request.get(new URL(location, siteUrl(name)).href, { maxRedirects: 0 })
        if (page.status() !== 200) faults.push(`${address} → ${location}: ${page.status()}`)
      }
    }

    expect(sources.length).toBeGreaterThan(5)
    expect(faults).toEqual([])
  })
}

function readRules(site: string): readonly Rule[] {
  const text = readFileSync(join(import.meta.dirname, `../redirects/${site}.redirects.json`), "utf8")
  return (JSON.parse(text) as Table).groups.flatMap(({ rules }) => rules)
}

function listAddresses({ source, locales, match }: Rule, first: string): readonly string[] {
  const path = source.replaceAll("\\", "")
  const query = new URLSearchParams()
  for (const [name, test] of Object.entries(match?.query ?? {})) {
    if (test === false) continue
    query.set(name, test === true ? "x" : typeof test === "string" ? test : (test[0] ?? ""))
  }
  const end = query.size > 0 ? `?${query}` : ""
  return (locales ?? [first]).map((locale) => (locale === first ? "" : `/${locale}`) + path + end)
}

function isOnSite(location: string, site: string): boolean {
  return new URL(location, siteUrl(site)).host === new URL(siteUrl(site)).host
}
