import type { CallOptions } from "@forecourt/contracts/call"
import { parseStoryCursorResponse } from "@forecourt/contracts/content/story-cursor-response"
import type { Http } from "../http/http.ts"
import { type ArticleSearch, createArticlePredicate, NEWEST_FIRST } from "./article-search.ts"
import { runQuery } from "./run-query.ts"

const QUERY = {
  operation: "findArticleCursor",
  parse: parseStoryCursorResponse,
  document: `
    query StoryCursor($where: ItemSearchPredicateInput!, $orderBy: ItemSearchOrderByInput!) {
      search(where: $where, first: 1, orderBy: $orderBy) { pageInfo { endCursor } results { id } }
    }`,
}

/**
 * Finds the pagination cursor of an article in the list of all articles. The cursor is valid in both sort orders.
 * Returns `null` if the item is not an article.
 */
export async function findArticleCursor(
  http: Http,
  { id, ...search }: Omit<ArticleSearch, "root"> & { readonly id: string },
  options?: CallOptions,
): Promise<string | null> {
  // An article counts as an item below itself.
  const variables = { where: createArticlePredicate({ ...search, root: id }), orderBy: NEWEST_FIRST }
  const { search: result } = await runQuery(http, QUERY, variables, options)
  return result && result.results.length > 0 ? result.pageInfo.endCursor || null : null
}
