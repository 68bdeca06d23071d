import type { CallOptions } from "@forecourt/contracts/call"
import { parseRobotsResponse } from "@forecourt/contracts/content/robots-response"
import type { Http } from "../http/http.ts"
import { runQuery } from "./run-query.ts"

const DOCUMENT = `
  query Robots($site: String!) {
    site { siteInfo(site: $site) { robots } }
  }`

/** Fetches the site's robots.txt. Returns `null` when editors have not written one. */
export async function fetchRobots(
  http: Http,
  { site }: { readonly site: string },
  { signal }: CallOptions = {},
): Promise<string | null> {
  const response = await runQuery(http, {
    operation: "fetchRobots",
    document: DOCUMENT,
    variables: { site },
    parse: parseRobotsResponse,
    ...(signal && { signal }),
  })
  return response.site.siteInfo?.robots || null
}
