import type { CallOptions } from "@forecourt/contracts/call"
import { parseRedirectsResponse } from "@forecourt/contracts/content/redirects-response"
import { ApiError, type Http } from "../http/http.ts"
import { runQuery, type SiteRequest } from "./run-query.ts"

/** A redirect rule that editors have created on the platform. */
export interface EditorialRedirect {
  pattern: string
  target: string
  redirectType: string
  isQueryStringPreserved: boolean
  isLanguagePreserved?: boolean | null
  locale?: string | null
}

const createQuery = (newer: string) => ({
  operation: "fetchRedirects",
  parse: parseRedirectsResponse,
  document: `
    query Redirects($site: String!) {
      site { siteInfo(site: $site) { redirects {
        pattern target redirectType isQueryStringPreserved locale ${newer}
      } } }
    }`,
})

const QUERY = createQuery("isLanguagePreserved")

/** The query for older platforms, which do not have the field `isLanguagePreserved`. */
const QUERY_BEFORE_LANGUAGE = createQuery("")

/** Fetches the redirects that editors have created, in the order that the editors have chosen. */
export async function fetchRedirects(
  http: Http,
  { site }: SiteRequest,
  options?: CallOptions,
): Promise<EditorialRedirect[]> {
  const response = await runQuery(http, QUERY, { site }, options).catch((error: unknown) => {
    if (!isUnknownFieldError(error, "isLanguagePreserved")) throw error
    return runQuery(http, QUERY_BEFORE_LANGUAGE, { site }, options)
  })
  return (response.site.siteInfo?.redirects ?? []).filter((redirect) => redirect !== null)
}

export function isUnknownFieldError(error: unknown, field: string): boolean {
  return (
    error instanceof ApiError &&
    Array.isArray(error.details) &&
    error.details.some((text) => String(text).includes(field))
  )
}
