import type { CallOptions } from "@forecourt/contracts/call"
import { parseRobotsResponse } from "@forecourt/contracts/content/robots-response"
import type { Http } from "../http/http.ts"
import { runQuery, type SiteRequest } from "./run-query.ts"

const QUERY = {
  operation: "fetchRobots",
  parse: parseRobotsResponse,
  document: `
    query Robots($site: String!) {
      site { siteInfo(site: $site) { robots } }
    }`,
}

/** Fetches the site's robots.txt. Returns `null` when editors have not written one. */
export async function fetchRobots(http: Http, { site }: SiteRequest, options?: CallOptions): Promise<string | null> {
  const response = await runQuery(http, QUERY, { site }, options)
  return response.site.siteInfo?.robots || null
}
