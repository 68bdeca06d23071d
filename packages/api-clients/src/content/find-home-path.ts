import type { CallOptions } from "@forecourt/contracts/call"
import { parseHomePathResponse } from "@forecourt/contracts/content/home-path-response"
import type { Http } from "../http/http.ts"
import { runQuery, type SiteLanguageRequest } from "./run-query.ts"

const QUERY = {
  operation: "findHomePath",
  parse: parseHomePathResponse,
  document: `
    query HomePath($site: String!, $language: String!) {
      layout(site: $site, routePath: "/", language: $language) { item { path } }
    }`,
}

/** Finds the path of a site's home page in the content tree. Returns `null` when the site is unknown. */
export async function findHomePath(
  http: Http,
  { site, language }: SiteLanguageRequest,
  options?: CallOptions,
): Promise<string | null> {
  const response = await runQuery(http, QUERY, { site, language }, options)
  return response.layout?.item?.path ?? null
}
