import { parseDictionaryAnswer } from "../generated/content/dictionary-answer.parser.js"
import type { Http } from "../http/http.ts"
import { nextCursor, readAllPages } from "./all-pages.ts"
import { ask, type CallOptions } from "./ask.ts"

/** The most entries a platform gives at once. */
const PAGE_SIZE = 500

const DOCUMENT = `
  query Dictionary($site: String!, $language: String!, $first: Int!, $after: String) {
    site { siteInfo(site: $site) { dictionary(language: $language, first: $first, after: $after) {
      pageInfo { endCursor hasNext }
      results { key value }
    } } }
  }`

/** All texts of a site in a language, by key. */
export async function fetchDictionary(
  http: Http,
  { site, language }: { readonly site: string; readonly language: string },
  { signal }: CallOptions = {},
): Promise<Readonly<Record<string, string>>> {
  const entries = await readAllPages(async (after) => {
    const answer = await ask(http, {
      operation: "fetchDictionary",
      document: DOCUMENT,
      variables: { site, language, first: PAGE_SIZE, after },
      parse: parseDictionaryAnswer,
      ...(signal && { signal }),
    })
    const dictionary = answer.site.siteInfo?.dictionary
    return dictionary
      ? { entries: dictionary.results, next: nextCursor(dictionary.pageInfo) }
      : { entries: [], next: null }
  })
  return Object.fromEntries(entries.flatMap(({ key, value }) => (value ? [[key, value]] : [])))
}
