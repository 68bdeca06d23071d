import type { CallOptions } from "@forecourt/contracts/call"
import { parseDictionaryResponse } from "@forecourt/contracts/content/dictionary-response"
import type { Http } from "../http/http.ts"
import { getNextCursor, readAllPages } from "./all-pages.ts"
import { runQuery } from "./run-query.ts"

/** The maximum number of entries that the platform returns in one response. */
const PAGE_SIZE = 500

const DOCUMENT = `
  query Dictionary($site: String!, $language: String!, $first: Int!, $after: String) {
    site { siteInfo(site: $site) { dictionary(language: $language, first: $first, after: $after) {
      pageInfo { endCursor hasNext }
      results { key value }
    } } }
  }`

/** Fetches all interface texts of a site in one language, by key. */
export async function fetchDictionary(
  http: Http,
  { site, language }: { readonly site: string; readonly language: string },
  { signal }: CallOptions = {},
): Promise<Readonly<Record<string, string>>> {
  const entries = await readAllPages(async (after) => {
    const response = await runQuery(http, {
      operation: "fetchDictionary",
      document: DOCUMENT,
      variables: { site, language, first: PAGE_SIZE, after },
      parse: parseDictionaryResponse,
      ...(signal && { signal }),
    })
    const dictionary = response.site.siteInfo?.dictionary
    return dictionary
      ? { entries: dictionary.results, next: getNextCursor(dictionary.pageInfo) }
      : { entries: [], next: null }
  })
  return Object.fromEntries(entries.flatMap(({ key, value }) => (value ? [[key, value]] : [])))
}
