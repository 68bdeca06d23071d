import type { CallOptions } from "@forecourt/contracts/call"
import { parseRedirectsResponse } from "@forecourt/contracts/content/redirects-response"
import { ApiError, type Http } from "../http/http.ts"
import { runQuery } from "./run-query.ts"

/** A redirect that editors have created on the platform. */
export interface EditorialRedirect {
  pattern: string
  target: string
  redirectType: string
  isQueryStringPreserved: boolean
  isLanguagePreserved?: boolean | null
  locale?: string | null
}

const createDocument = (newer: string) => `
  query Redirects($site: String!) {
    site { siteInfo(site: $site) { redirects {
      pattern target redirectType isQueryStringPreserved locale ${newer}
    } } }
  }`

const DOCUMENT = createDocument("isLanguagePreserved")
/** The query for older platforms, which reject queries with the newer field `isLanguagePreserved`. */
const DOCUMENT_BEFORE_LANGUAGE = createDocument("")

/** Fetches the redirects that editors have created, in the editors' order. */
export async function fetchRedirects(
  http: Http,
  { site }: { readonly site: string },
  { signal }: CallOptions = {},
): Promise<EditorialRedirect[]> {
  const question = {
    operation: "fetchRedirects",
    variables: { site },
    parse: parseRedirectsResponse,
    ...(signal && { signal }),
  }
  const response = await runQuery(http, { ...question, document: DOCUMENT }).catch((error: unknown) => {
    if (!isUnknownFieldError(error, "isLanguagePreserved")) throw error
    return runQuery(http, { ...question, document: DOCUMENT_BEFORE_LANGUAGE })
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
