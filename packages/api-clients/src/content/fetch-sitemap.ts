import type { CallOptions } from "@forecourt/contracts/call"
import { parseSitemapResponse } from "@forecourt/contracts/content/sitemap-response"
import { ApiError, type Http } from "../http/http.ts"
import { runQuery, type SiteRequest } from "./run-query.ts"

const QUERY = {
  operation: "fetchSitemapAddresses",
  parse: parseSitemapResponse,
  document: `
    query Sitemap($site: String!) {
      site { siteInfo(site: $site) { sitemap } }
    }`,
}

/**
 * Fetches the URLs of the sitemap files that the platform stores for a site. Returns an empty list when there are none.
 */
export async function fetchSitemapAddresses(
  http: Http,
  { site }: SiteRequest,
  options?: CallOptions,
): Promise<string[]> {
  const response = await runQuery(http, QUERY, { site }, options)
  return (response.site.siteInfo?.sitemap ?? []).filter((address) => address !== null)
}

/** Fetches the text of a sitemap file from a URL returned by {@link fetchSitemapAddresses}. */
export async function fetchSitemap(http: Http, address: string, { signal }: CallOptions = {}): Promise<string> {
  const response = await http.request(address, {
    operation: "fetchSitemap",
    headers: { accept: "application/xml" },
    ...(signal && { signal }),
  })
  if (!response.ok) throw new ApiError({ service: http.service, operation: "fetchSitemap", status: response.status })
  return response.text()
}
