import type { CallOptions } from "@forecourt/contracts/call"
import { parseAncestorsResponse } from "@forecourt/contracts/content/ancestors-response"
import type { Http } from "../http/http.ts"
import type { ItemRequest } from "./find-parent.ts"
import { runQuery } from "./run-query.ts"

/** An ancestor of a page. */
export interface Ancestor {
  path: string
  title: string
}

const QUERY = {
  operation: "fetchAncestors",
  parse: parseAncestorsResponse,
  document: `
    query Ancestors($item: String!, $language: String!) {
      item(path: $item, language: $language) {
        ancestors(hasLayout: true) { name displayName url { path } navTitle: field(name: "navTitle") { value } }
      }
    }`,
}

/** Fetches the ancestors of a page, starting with the home page. Returns an empty list for an unknown page. */
export async function fetchAncestors(
  http: Http,
  { item, language }: ItemRequest,
  options?: CallOptions,
): Promise<Ancestor[]> {
  const response = await runQuery(http, QUERY, { item, language }, options)
  const steps = (response.item?.ancestors ?? []).flatMap((page) =>
    page ? [{ path: page.url.path, title: page.navTitle?.value?.trim() || page.displayName || page.name }] : [],
  )
  return steps.reverse()
}
