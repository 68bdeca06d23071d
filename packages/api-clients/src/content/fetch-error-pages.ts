import { parseErrorPagesAnswer } from "../generated/content/error-pages-answer.parser.js"
import type { Http } from "../http/http.ts"
import { ask, type CallOptions } from "./ask.ts"
import type { LayoutData } from "./fetch-layout.ts"

/** The pages shown when something is missing or broken. */
export interface ErrorPages {
  notFound: ErrorPage
  serverError: ErrorPage
}

export interface ErrorPage {
  /** Address of the page, when editors chose one. */
  path: string | null
  layout: LayoutData | null
}

const DOCUMENT = `
  query ErrorPages($site: String!, $language: String!) {
    site { siteInfo(site: $site) { errorHandling(language: $language) {
      notFoundPage { rendered } notFoundPagePath
      serverErrorPage { rendered } serverErrorPagePath
    } } }
  }`

/** A site's error pages, or `null` when the platform knows no such site. */
export async function fetchErrorPages(
  http: Http,
  { site, language }: { readonly site: string; readonly language: string },
  { signal }: CallOptions = {},
): Promise<ErrorPages | null> {
  const answer = await ask(http, {
    operation: "fetchErrorPages",
    document: DOCUMENT,
    variables: { site, language },
    parse: parseErrorPagesAnswer,
    ...(signal && { signal }),
  })
  const pages = answer.site.siteInfo?.errorHandling
  if (!pages) return null
  return {
    notFound: { path: pages.notFoundPagePath || null, layout: pages.notFoundPage?.rendered ?? null },
    serverError: { path: pages.serverErrorPagePath || null, layout: pages.serverErrorPage?.rendered ?? null },
  }
}
