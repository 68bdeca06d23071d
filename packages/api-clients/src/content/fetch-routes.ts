import type { CallOptions } from "@forecourt/contracts/call"
import { parseRoutesResponse } from "@forecourt/contracts/content/routes-response"
import type { Http } from "../http/http.ts"
import { getNextCursor, readAllPages } from "./all-pages.ts"
import { runQuery, type SiteLanguageRequest } from "./run-query.ts"

/** A page of a site with its path. */
export interface SiteRoute {
  path: string
  itemId: string | null
  /** The time of the page's last change, in the platform's format, or `null` if it is unknown. */
  updated: string | null
}

const PAGE_SIZE = 100

const QUERY = {
  operation: "fetchRoutes",
  parse: parseRoutesResponse,
  document: `
    query Routes($site: String!, $language: String!, $first: Int!, $after: String) {
      site { siteInfo(site: $site) { routes(language: $language, first: $first, after: $after) {
        total
        pageInfo { endCursor hasNext }
        results { path: routePath route { id updated: field(name: "__Updated") { value } } }
      } } }
    }`,
}

/** Fetches the paths of all pages of a site in one language. */
export async function fetchRoutes(
  http: Http,
  { site, language }: SiteLanguageRequest,
  options?: CallOptions,
): Promise<SiteRoute[]> {
  const results = await readAllPages(async (after) => {
    const response = await runQuery(http, QUERY, { site, language, first: PAGE_SIZE, after }, options)
    const routes = response.site.siteInfo?.routes
    return routes ? { entries: routes.results, next: getNextCursor(routes.pageInfo) } : { entries: [], next: null }
  })
  return results.flatMap((result) =>
    result
      ? [{ path: result.path, itemId: result.route?.id ?? null, updated: result.route?.updated?.value ?? null }]
      : [],
  )
}
