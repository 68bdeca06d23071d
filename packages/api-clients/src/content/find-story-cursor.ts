import { parseStoryCursorAnswer } from "../generated/content/story-cursor-answer.parser.js"
import type { Http } from "../http/http.ts"
import { ask, type CallOptions } from "./ask.ts"
import { NEWEST_FIRST, type StorySearch, storiesWhere } from "./story-search.ts"

const DOCUMENT = `
  query StoryCursor($where: ItemSearchPredicateInput!, $orderBy: ItemSearchOrderByInput!) {
    search(where: $where, first: 1, orderBy: $orderBy) { pageInfo { endCursor } results { id } }
  }`

/** Where a story stands among all others, as a cursor that is good in either order; `null` when it is no story. */
export async function findStoryCursor(
  http: Http,
  { id, ...search }: Omit<StorySearch, "root"> & { readonly id: string },
  { signal }: CallOptions = {},
): Promise<string | null> {
  const answer = await ask(http, {
    operation: "findStoryCursor",
    document: DOCUMENT,
    // A story lies below itself.
    variables: { where: storiesWhere({ ...search, root: id }), orderBy: NEWEST_FIRST },
    parse: parseStoryCursorAnswer,
    ...(signal && { signal }),
  })
  const { search: found } = answer
  return found && found.results.length > 0 ? found.pageInfo.endCursor || null : null
}
