import type { CallOptions } from "@forecourt/contracts/call"
import { parseLanguagesResponse } from "@forecourt/contracts/content/languages-response"
import type { Http } from "../http/http.ts"
import type { PageAddress } from "./fetch-layout.ts"
import { runQuery } from "./run-query.ts"

/** A language in which a page is available. */
export interface PageLanguage {
  name: string
  displayName?: string
  englishName?: string
  nativeName?: string
  path: string
}

const QUERY = {
  operation: "fetchLanguages",
  parse: parseLanguagesResponse,
  document: `
    query Languages($site: String!, $path: String!, $language: String!) {
      layout(site: $site, routePath: $path, language: $language) { item {
        languages { displayName url { path } language { name displayName englishName nativeName } }
      } }
    }`,
}

/** Fetches the languages in which a page is available. Returns an empty list for an unknown page. */
export async function fetchLanguages(
  http: Http,
  { site, path, language }: PageAddress,
  options?: CallOptions,
): Promise<PageLanguage[]> {
  const response = await runQuery(http, QUERY, { site, path, language }, options)
  return (response.layout?.item?.languages ?? []).flatMap((entry) => {
    if (!entry) return []
    const { name, displayName, englishName, nativeName } = entry.language
    return {
      name,
      ...(displayName && { displayName }),
      ...(englishName && { englishName }),
      ...(nativeName && { nativeName }),
      path: entry.url.path,
    }
  })
}
