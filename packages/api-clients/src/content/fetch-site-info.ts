import type { CallOptions } from "@forecourt/contracts/call"
import { parseSiteResponse } from "@forecourt/contracts/content/site-response"
import type { Http } from "../http/http.ts"
import { runQuery, type SiteRequest } from "./run-query.ts"

/** The platform's data about a site. */
export interface SiteInfo {
  name: string
  /** The site's path in the content tree. */
  rootPath: string
  hostname: string | null
  language: string | null
}

const QUERY = {
  operation: "fetchSiteInfo",
  parse: parseSiteResponse,
  document: `
    query SiteInfo($site: String!) {
      site { siteInfo(site: $site) { name rootPath hostname language } }
    }`,
}

/** Fetches the platform's data about a site. Returns `null` when the platform does not have the site. */
export async function fetchSiteInfo(
  http: Http,
  { site }: SiteRequest,
  options?: CallOptions,
): Promise<SiteInfo | null> {
  const response = await runQuery(http, QUERY, { site }, options)
  const info = response.site.siteInfo
  if (!info) return null
  const { name, rootPath, hostname = null, language = null } = info
  return { name, rootPath, hostname, language }
}
