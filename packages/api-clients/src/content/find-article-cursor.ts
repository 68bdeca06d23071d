import type { CallOptions } from "@forecourt/contracts/call"
import { parseStoryCursorResponse } from "@forecourt/contracts/content/story-cursor-response"
import type { Http } from "../http/http.ts"
import { type ArticleSearch, createArticlePredicate, NEWEST_FIRST } from "./article-search.ts"
import { runQuery } from "./run-query.ts"

const DOCUMENT = `
  query StoryCursor($where: ItemSearchPredicateInput!, $orderBy: ItemSearchOrderByInput!) {
    search(where: $where, first: 1, orderBy: $orderBy) { pageInfo { endCursor } results { id } }
  }`

/**
 * Finds the pagination cursor of an article in the list of all articles, which is valid in both sort orders. Returns
 * `null` if the item is not an article.
 */
export async function findArticleCursor(
  http: Http,
  { id, ...search }: Omit<ArticleSearch, "root"> & { readonly id: string },
  { signal }: CallOptions = {},
): Promise<string | null> {
  const response = await runQuery(http, {
    operation: "findArticleCursor",
    document: DOCUMENT,
    // An article counts as an item below itself.
    variables: { where: createArticlePredicate({ ...search, root: id }), orderBy: NEWEST_FIRST },
    parse: parseStoryCursorResponse,
    ...(signal && { signal }),
  })
  const { search: result } = response
  return result && result.results.length > 0 ? result.pageInfo.endCursor || null : null
}
