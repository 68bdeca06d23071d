import { expect, test } from "vitest"
import { formatRobots } from "./robots-text.ts"
import { formatSitemap, listPages, SITEMAP_FILE } from "./sitemap.ts"

const site = { languages: ["sv", "en"] }
const base = new URL("https://norrvik.example")
const route = (language: string, path: string, itemId: string | null = null, updated: string | null = null) => ({
  language,
  path,
  itemId,
  updated,
})

test("a page is listed in each of its languages, with links to its other languages", () => {
  const pages = listPages(
    [route("sv", "/verkstad", "A", "20261120T101500Z"), route("en", "/workshop", "A", "2026-11-21T00:00:00Z")],
    site,
  )

  const links =
    '<xhtml:link rel="alternate" hreflang="sv" href="https://norrvik.example/verkstad"/>' +
    '<xhtml:link rel="alternate" hreflang="en" href="https://norrvik.example/en/workshop"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://norrvik.example/verkstad"/>'
  const text = formatSitemap(pages, base, null)
  expect(text).toContain(`<url><loc>https://norrvik.example/verkstad</loc><lastmod>2026-11-21</lastmod>${links}</url>`)
  expect(text).toContain(
    `<url><loc>https://norrvik.example/en/workshop</loc><lastmod>2026-11-21</lastmod>${links}</url>`,
  )
})

test("the sitemap entry of a page that has one language and an invalid date contains only the URL", () => {
  const text = formatSitemap(listPages([route("sv", "/verkstad", "A", "00010101T000000Z")], site), base, null)

  expect(text).toContain("<url><loc>https://norrvik.example/verkstad</loc></url>")
})

test("a file contains at most 50,000 URLs", () => {
  const addresses = new Map([["sv", "/a"]])
  const pages = (count: number) => Array.from({ length: count }, () => ({ addresses, usual: "/a", changed: "" }))

  expect(formatSitemap(pages(50_000), base, null)).toContain("<urlset")
  expect(formatSitemap(pages(50_001), base, null)).toContain("<sitemapindex")
})

test.for([
  ["/sitemap-1.xml", true],
  ["/sitemap-123456.xml", true],
  ["/sitemap-1234567.xml", false],
  ["/sitemap-.xml", false],
  ["/sitemap-1.xml.gz", false],
  ["/en/sitemap-1.xml", false],
] as const)("SITEMAP_FILE.test(%s) returns %s", ([path, isOne]) => {
  expect(SITEMAP_FILE.test(path)).toBe(isOne)
})

test("URLs are escaped for XML", () => {
  const text = formatSitemap(listPages([route("sv", "/a&b<c/å")], site), base, null)

  expect(text).toContain("<loc>https://norrvik.example/a&amp;b%3Cc/%C3%A5</loc>")
})

test("a sitemap that exceeds the URL limit of a file is split into an index and numbered files", () => {
  const pages = listPages([route("sv", "/a"), route("sv", "/b"), route("sv", "/c")], site)

  expect(formatSitemap(pages, base, null, 2)).toContain(
    "<sitemap><loc>https://norrvik.example/sitemap-2.xml</loc></sitemap>",
  )
  expect(formatSitemap(pages, base, 2, 2)).toContain("<loc>https://norrvik.example/c</loc>")
  expect(formatSitemap(pages, base, 2, 2)).not.toContain("/a</loc>")
  expect(formatSitemap(pages, base, 3, 2)).toBeNull()
  expect(formatSitemap(pages, base, 0, 2)).toBeNull()
  expect(formatSitemap([], base, null)).toContain("<urlset")
})

test("robots.txt contains the editors' text and the URL of the sitemap [spec 1 §2 robots-sitemap]", () => {
  expect(formatRobots("User-agent: *\nDisallow: /tack", "norrvik.example")).toBe(
    "User-agent: *\nDisallow: /tack\n\nSitemap: https://norrvik.example/sitemap.xml\n",
  )
  expect(formatRobots("Sitemap: https://a.example/s.xml", "norrvik.example")).toBe("Sitemap: https://a.example/s.xml\n")
  expect(formatRobots(null, "norrvik.example")).toContain("Allow: /")
  expect(formatRobots("SITEMAP: https://a.example/s.xml\n", "norrvik.example")).toBe(
    "SITEMAP: https://a.example/s.xml\n",
  )
  expect(formatRobots("User-agent: *\nsitemap: https://a.example/s.xml", "norrvik.example")).not.toContain("norrvik")
  expect(formatRobots("# No sitemap: here", "norrvik.example")).toContain(
    "Sitemap: https://norrvik.example/sitemap.xml",
  )
  expect(formatRobots(" \n ", "norrvik.example")).toContain("Allow: /")
})

test.each(["2026-13-45", "20260231T101500Z", "2026-00-10", "2026-02-29", "never"])(
  "the invalid date %s is omitted from the sitemap",
  (updated) => {
    const text = formatSitemap(listPages([route("sv", "/verkstad", "A", updated)], site), base, null)

    expect(text).toContain("<url><loc>https://norrvik.example/verkstad</loc></url>")
  },
)
