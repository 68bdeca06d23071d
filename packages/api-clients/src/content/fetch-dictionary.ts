import type { CallOptions } from "@forecourt/contracts/call"
import { parseDictionaryResponse } from "@forecourt/contracts/content/dictionary-response"
import type { Http } from "../http/http.ts"
import { getNextCursor, readAllPages } from "./all-pages.ts"
import { runQuery, type SiteLanguageRequest } from "./run-query.ts"

/** The maximum number of entries that the platform returns in one response. */
const PAGE_SIZE = 500

const QUERY = {
  operation: "fetchDictionary",
  parse: parseDictionaryResponse,
  document: `
    query Dictionary($site: String!, $language: String!, $first: Int!, $after: String) {
      site { siteInfo(site: $site) { dictionary(language: $language, first: $first, after: $after) {
        pageInfo { endCursor hasNext }
        results { key value }
      } } }
    }`,
}

/** Fetches all interface texts of a site in one language, by key. */
export async function fetchDictionary(
  http: Http,
  { site, language }: SiteLanguageRequest,
  options?: CallOptions,
): Promise<Readonly<Record<string, string>>> {
  const entries = await readAllPages(async (after) => {
    const response = await runQuery(http, QUERY, { site, language, first: PAGE_SIZE, after }, options)
    const dictionary = response.site.siteInfo?.dictionary
    return dictionary
      ? { entries: dictionary.results, next: getNextCursor(dictionary.pageInfo) }
      : { entries: [], next: null }
  })
  return Object.fromEntries(entries.flatMap(({ key, value }) => (value ? [[key, value]] : [])))
}
