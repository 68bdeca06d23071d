import type { CallOptions } from "@forecourt/contracts/call"
import { parseErrorPagesResponse } from "@forecourt/contracts/content/error-pages-response"
import type { Http } from "../http/http.ts"
import type { LayoutData } from "./fetch-layout.ts"
import { runQuery, type SiteLanguageRequest } from "./run-query.ts"

/** The error pages of a site. */
export interface ErrorPages {
  notFound: ErrorPage
  serverError: ErrorPage
}

export interface ErrorPage {
  /** The path of the page, or `null` if editors have not selected one. */
  path: string | null
  layout: LayoutData | null
}

const QUERY = {
  operation: "fetchErrorPages",
  parse: parseErrorPagesResponse,
  document: `
    query ErrorPages($site: String!, $language: String!) {
      site { siteInfo(site: $site) { errorHandling(language: $language) {
        notFoundPage { rendered } notFoundPagePath
        serverErrorPage { rendered } serverErrorPagePath
      } } }
    }`,
}

/** Fetches a site's error pages. Returns `null` when the platform does not have the site. */
export async function fetchErrorPages(
  http: Http,
  { site, language }: SiteLanguageRequest,
  options?: CallOptions,
): Promise<ErrorPages | null> {
  const response = await runQuery(http, QUERY, { site, language }, options)
  const pages = response.site.siteInfo?.errorHandling
  if (!pages) return null
  return {
    notFound: { path: pages.notFoundPagePath || null, layout: pages.notFoundPage?.rendered ?? null },
    serverError: { path: pages.serverErrorPagePath || null, layout: pages.serverErrorPage?.rendered ?? null },
  }
}
