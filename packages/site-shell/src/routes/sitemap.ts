import { escapeXml } from "@forecourt/contracts/escape-xml"
import { type SiteLanguages, toVisitorPath } from "../page/site-paths.ts"

export const SITEMAP_FILE = /^\/sitemap-(\d{1,6})\.xml$/

/** The maximum number of URLs in a file, as defined by the sitemap protocol. */
export const URLS_PER_FILE = 50_000

export interface SitemapPage {
  readonly addresses: ReadonlyMap<string, string>
  /**
   * The path of the page in the first language of the site. The sitemap lists it as `x-default`, for visitors with
   * other languages. `null` if the page does not exist in the first language.
   */
  readonly usual: string | null
  /** The day on which the page was last changed, for example `2026-11-20`. Empty if unknown. */
  readonly changed: string
}

/**
 * Formats a sitemap file. If `number` is `null`, formats the only file or, if there are several files, their index.
 * Returns `null` if there is no file with the given number.
 */
export function formatSitemap(
  pages: readonly SitemapPage[],
  base: URL,
  number: number | null,
  urlsPerFile: number = URLS_PER_FILE,
): string | null {
  const urls = pages.flatMap((page) => [...page.addresses.values()].map((address) => formatUrl(address, page, base)))
  const files = Math.max(1, Math.ceil(urls.length / urlsPerFile))
  if (number === null && files > 1) return formatIndex(files, base)
  const at = (number ?? 1) - 1
  return at >= 0 && at < files ? formatFile(urls.slice(at * urlsPerFile, (at + 1) * urlsPerFile)) : null
}

export interface LanguageRoute {
  readonly language: string
  readonly path: string
  readonly itemId: string | null
  readonly updated: string | null
}

export function listPages(routes: readonly LanguageRoute[], site: SiteLanguages): SitemapPage[] {
  const pages = new Map<string, { addresses: Map<string, string>; usual: string | null; changed: string }>()
  for (const { language, path, itemId, updated } of routes) {
    const key = itemId ?? `${language} ${path}`
    const page = pages.get(key) ?? { addresses: new Map<string, string>(), usual: null, changed: "" }
    const address = toVisitorPath(path, language, site)
    page.addresses.set(language, address)
    if (language === site.languages[0]) page.usual = address
    const day = readDay(updated)
    if (day > page.changed) page.changed = day
    pages.set(key, page)
  }
  return [...pages.values()]
}

/**
 * Returns the day of a time such as `20261120T101500Z` or `2026-11-20T10:15:00Z`. Returns an empty string for other
 * text.
 */
function readDay(moment: string | null): string {
  const [, year, month, date] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(moment ?? "") ?? []
  const day = `${year}-${month}-${date}`
  const time = Date.parse(day)
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
  return isDay && year !== "0001" ? day : ""
}

function formatUrl(address: string, { addresses, usual, changed }: SitemapPage, base: URL): string {
  const links =
    addresses.size > 1
      ? [...addresses, ...(usual === null ? [] : [["x-default", usual] as const])].map(
          ([language, path]) =>
            `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${toAbsoluteAddress(path, base)}"/>`,
        )
      : []
  const lastmod = changed === "" ? "" : `<lastmod>${changed}</lastmod>`
  return `<url><loc>${toAbsoluteAddress(address, base)}</loc>${lastmod}${links.join("")}</url>`
}

function formatFile(urls: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`
}

function formatIndex(files: number, base: URL): string {
  const entries = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${toAbsoluteAddress(`/sitemap-${index + 1}.xml`, base)}</loc></sitemap>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</sitemapindex>
`
}

function toAbsoluteAddress(path: string, base: URL): string {
  return escapeXml(new URL(path, base).href)
}
