import type { CallOptions } from "@forecourt/contracts/call"
import { parseStoryCursorResponse } from "@forecourt/contracts/content/story-cursor-response"
import type { Http } from "../http/http.ts"
import { runQuery } from "./run-query.ts"
import { createStoryPredicate, NEWEST_FIRST, type StorySearch } from "./story-search.ts"

const DOCUMENT = `
  query StoryCursor($where: ItemSearchPredicateInput!, $orderBy: ItemSearchOrderByInput!) {
    search(where: $where, first: 1, orderBy: $orderBy) { pageInfo { endCursor } results { id } }
  }`

/**
 * Finds the position of a story among all others, as a cursor that is valid in either order. Returns `null` when
 * the item is not a story.
 */
export async function findStoryCursor(
  http: Http,
  { id, ...search }: Omit<StorySearch, "root"> & { readonly id: string },
  { signal }: CallOptions = {},
): Promise<string | null> {
  const response = await runQuery(http, {
    operation: "findStoryCursor",
    document: DOCUMENT,
    // A story lies below itself.
    variables: { where: createStoryPredicate({ ...search, root: id }), orderBy: NEWEST_FIRST },
    parse: parseStoryCursorResponse,
    ...(signal && { signal }),
  })
  const { search: found } = response
  return found && found.results.length > 0 ? found.pageInfo.endCursor || null : null
}
