import { fetchErrorPages, fetchRoutes } from "@forecourt/api-clients/content"
import { connection } from "next/server"
import { siteTag } from "../content/cache-tags.ts"
import { contentSource } from "../content/content-source.ts"
import { keepLast } from "../content/keep-last.ts"
import { readSharedContent } from "../content/shared-content.ts"
import type { Environment } from "../environment.ts"
import { siteUrl } from "../head/page-head.ts"
import { visitorPath } from "../page/site-paths.ts"

const KEEP_SECONDS = 300

/** Address of one of several files. */
export const SITEMAP_FILE = /^\/sitemap-(\d{1,6})\.xml$/

/** The protocol's limit for one file. */
export const URLS_PER_FILE = 50_000

interface SitemapSite {
  readonly name: string
  readonly host: string
  readonly languages: readonly string[]
}

/** One page in all its languages. */
export interface SitemapPage {
  /** Address by language. */
  readonly addresses: ReadonlyMap<string, string>
  /** Day of the last change, `2026-11-20`; empty when unknown. */
  readonly changed: string
}

/** `/sitemap.xml`, which lists `/sitemap-1.xml` and so on when one file cannot hold all addresses. */
export function sitemapRoute(site: SitemapSite, environment: Environment) {
  return async (request: Request): Promise<Response> => {
    await connection()
    const entries = await keepLast(
      `sitemap ${site.name}`,
      async () => listPages(await readRoutes(site, environment), site),
      () => null,
    )
    if (entries === null) return new Response(null, { status: 503, headers: { "retry-after": "60" } })

    const { settings } = await readSharedContent(environment, site.name, site.languages[0] ?? "")
    const base = siteUrl({ site, settings })
    // The proxy led here from the numbered address; the request still carries it.
    const number = SITEMAP_FILE.exec(new URL(request.url).pathname)?.[1]
    const text = sitemapText(entries, base, number === undefined ? null : Number(number))
    if (text === null) return new Response(null, { status: 404 })
    return new Response(text, {
      headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=300" },
    })
  }
}

/** The file of a number, or the first one: which is an index when there are more. `null` for a number too high. */
export function sitemapText(
  pages: readonly SitemapPage[],
  base: URL,
  number: number | null,
  urlsPerFile: number = URLS_PER_FILE,
): string | null {
  const urls = pages.flatMap((page) => [...page.addresses.values()].map((address) => printUrl(address, page, base)))
  const files = Math.max(1, Math.ceil(urls.length / urlsPerFile))
  if (number === null && files > 1) return printIndex(files, base)
  const at = (number ?? 1) - 1
  return at >= 0 && at < files ? printFile(urls.slice(at * urlsPerFile, (at + 1) * urlsPerFile)) : null
}

interface LanguageRoute {
  readonly language: string
  readonly path: string
  readonly itemId: string | null
  readonly updated: string | null
}

/** Gathers the addresses of one item in all languages into one page. */
export function listPages(routes: readonly LanguageRoute[], site: Pick<SitemapSite, "languages">): SitemapPage[] {
  const pages = new Map<string, { addresses: Map<string, string>; changed: string }>()
  for (const { language, path, itemId, updated } of routes) {
    const key = itemId ?? `${language} ${path}`
    const page = pages.get(key) ?? { addresses: new Map<string, string>(), changed: "" }
    page.addresses.set(language, visitorPath(path, language, site))
    const day = dayOf(updated)
    if (day > page.changed) page.changed = day
    pages.set(key, page)
  }
  return [...pages.values()]
}

async function readRoutes(site: SitemapSite, environment: Environment): Promise<LanguageRoute[]> {
  const http = contentSource(environment, { tags: [siteTag(site.name)], keepSeconds: KEEP_SECONDS })
  const perLanguage = await Promise.all(
    site.languages.map(async (language) => {
      const [routes, errors] = await Promise.all([
        fetchRoutes(http, { site: site.name, language }),
        fetchErrorPages(http, { site: site.name, language }),
      ])
      const hidden = new Set([errors?.notFound.path, errors?.serverError.path])
      return routes.filter(({ path }) => !hidden.has(path)).map((route) => ({ ...route, language }))
    }),
  )
  return perLanguage.flat()
}

/** `20261120T101500Z` and `2026-11-20T10:15:00Z` are one day. */
function dayOf(moment: string | null): string {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(moment ?? "") ?? []
  return year === undefined || year === "0001" ? "" : `${year}-${month}-${day}`
}

function printUrl(address: string, { addresses, changed }: SitemapPage, base: URL): string {
  const links =
    addresses.size > 1
      ? [...addresses].map(
          ([language, path]) =>
            `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${absolute(path, base)}"/>`,
        )
      : []
  const lastmod = changed === "" ? "" : `<lastmod>${changed}</lastmod>`
  return `<url><loc>${absolute(address, base)}</loc>${lastmod}${links.join("")}</url>`
}

function printFile(urls: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`
}

function printIndex(files: number, base: URL): string {
  const entries = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${absolute(`/sitemap-${index + 1}.xml`, base)}</loc></sitemap>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</sitemapindex>
`
}

function absolute(path: string, base: URL): string {
  return escapeXml(new URL(path, base).href)
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
