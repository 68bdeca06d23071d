import { ServiceError } from "@forecourt/service-kit/errors"
import { escapeXml, parsePath } from "@forecourt/service-kit/http"
import { sql } from "@forecourt/service-kit/storage"
import { getPath, type RequestContext } from "../http/handler.ts"
import type { Row, Store } from "../storage/open-store.ts"
import { addLanguage, getDefaultLanguage, getSiteBase } from "../wire/item-url.ts"
import type { Library } from "../wire/library.types.ts"

export const SITEMAP_PATH = "/sitemaps/"

export function listSitemapAddresses({ store, publicUrl }: Library, site: string, size: number): string[] {
  const count = listPages(store, site).length
  const base = `${publicUrl}${SITEMAP_PATH}${encodeURIComponent(site)}`
  if (count <= size) return [`${base}/sitemap.xml`]
  return Array.from({ length: Math.ceil(count / size) }, (_, index) => `${base}/sitemap-${index}.xml`)
}

export function createSitemapResponse(context: RequestContext, { store }: Library, size: number): Response {
  const path = parsePath(getPath(context))
  const [, site = "", number] = /^\/sitemaps\/([^/]+)\/sitemap(?:-(\d+))?\.xml$/.exec(path) ?? []
  const pages = listPages(store, site)
  const from = Number(number ?? 0) * size
  const slice = pages.slice(from, from + size)
  if (slice.length === 0) throw new ServiceError("NotFound", `There is no sitemap at ${path}.`)
  return new Response(formatSitemap(store, site, slice, pages), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=60" },
  })
}

function listPages(store: Store, site: string): Row[] {
  return sql`select r.path, r.language, r.item_id, v.updated from routes r
    join versions v on v.item_id = r.item_id and v.language = r.language and v.is_current = 1
    where r.site = ${site} and r.path not like '%/,-w-,' and r.item_id not in
      (select e.item_id from routes e join sites s on s.name = e.site where e.site = r.site
       and e.language = s.language and e.path in (s.not_found_path, s.server_error_path))
    order by r.path, r.language`.all(store)
}

function formatSitemap(store: Store, site: string, rows: readonly Row[], all: readonly Row[]): string {
  const siblings = Map.groupBy(all, ({ item_id }) => String(item_id))
  const urls = rows.map((row) => {
    const others = siblings.get(String(row.item_id)) ?? []
    const alternates = others.length < 2 ? "" : others.map((other) => formatAlternate(store, site, other)).join("")
    const day = new Date(Number(row.updated)).toISOString().slice(0, 10)
    return `<url><loc>${formatAddress(store, site, row)}</loc><lastmod>${day}</lastmod>${alternates}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n")
}

function formatAlternate(store: Store, site: string, row: Row): string {
  return `<xhtml:link rel="alternate" hreflang="${String(row.language)}" href="${formatAddress(store, site, row)}"/>`
}

function formatAddress(store: Store, site: string, { path, language }: Row): string {
  const visitorPath = addLanguage(String(path), String(language), getDefaultLanguage(store, site))
  return escapeXml(new URL(visitorPath, getSiteBase(store, site, String(language))).href)
}
