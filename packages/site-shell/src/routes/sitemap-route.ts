import { fetchErrorPages, fetchRoutes } from "@forecourt/api-clients/content"
import { connection } from "next/server"
import { formatSiteTag } from "../content/cache-tags.ts"
import { createContentSource } from "../content/content-source.ts"
import { readOrKeepLast } from "../content/keep-last.ts"
import { readSharedContent } from "../content/shared-content.ts"
import type { Environment } from "../environment.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import { getSiteUrl } from "../head/page-head.ts"
import { isLayout } from "../items/item-address.ts"
import { listItems } from "../items/list-items.ts"
import { listNarrowedPages, type ReadListing } from "../items/list-narrowed-pages.ts"
import type { PageStock } from "../stock/site-stock.ts"
import { formatSitemap, type LanguageRoute, listPages, SITEMAP_FILE } from "./sitemap.ts"

const KEEP_SECONDS = 300

/**
 * Creates the route `/sitemap.xml`. If the URLs do not fit into one file, it is an index of `/sitemap-1.xml`,
 * `/sitemap-2.xml` and so on.
 */
export function createSitemapRoute(site: SiteConfig, sources: SitemapSources) {
  return async (request: Request): Promise<Response> => {
    await connection()
    return handleSitemap(request, site, sources)
  }
}

export interface SitemapSources {
  readonly environment: Environment
  readonly stock: PageStock
  readonly readPage: ReadListing
}

export async function handleSitemap(
  request: Request,
  site: SiteConfig,
  { environment, stock, readPage }: SitemapSources,
): Promise<Response> {
  const entries = await readOrKeepLast(
    `sitemap ${site.name}`,
    async () => {
      const routes = await readRoutes(site, environment)
      const options = { site, environment, stock }
      const [items, narrowed] = await Promise.all([
        listItems(routes, options),
        listNarrowedPages(routes, readPage, options),
      ])
      return listPages([...routes.filter(({ path }) => !isLayout(path)), ...narrowed, ...items], site)
    },
    () => null,
  )
  if (entries === null) return new Response(null, { status: 503, headers: { "retry-after": "60" } })

  const { settings } = await readSharedContent(environment, {
    site: site.name,
    language: site.languages[0] ?? "",
  })
  const base = getSiteUrl({ site, settings })
  // The proxy rewrote the numbered address to this route; the request still contains that address.
  const number = SITEMAP_FILE.exec(new URL(request.url).pathname)?.[1]
  const text = formatSitemap(entries, base, number === undefined ? null : Number(number))
  if (text === null) return new Response(null, { status: 404 })
  return new Response(text, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=300" },
  })
}

async function readRoutes(site: SiteConfig, environment: Environment): Promise<LanguageRoute[]> {
  const http = createContentSource(environment, { tags: [formatSiteTag(site.name)], keepSeconds: KEEP_SECONDS })
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
