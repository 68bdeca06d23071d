import { parseStoriesResponse } from "@forecourt/contracts/content/stories-response"
import type { Http } from "../http/http.ts"
import { readStory, STORY_FIELDS, type Story } from "./read-story.ts"
import { runQuery } from "./run-query.ts"
import { createStoryPredicate, type StoryOrder, type StorySearch } from "./story-search.ts"

export interface NeighbourRequest extends StorySearch {
  /** The cursor of the story whose neighbour is queried, from `findStoryCursor`. */
  readonly cursor: string
}

interface Way {
  readonly operation: string
  readonly orderBy: StoryOrder
  readonly signal: AbortSignal | undefined
}

const DOCUMENT = `
  query NeighbourStory($where: ItemSearchPredicateInput!, $cursor: String!, $orderBy: ItemSearchOrderByInput!) {
    search(where: $where, first: 1, after: $cursor, orderBy: $orderBy) {
      total
      pageInfo { endCursor hasNext }
      results { ${STORY_FIELDS} }
    }
  }`

/** Fetches the first story after a cursor, in the given order. */
export async function fetchNeighbour(
  http: Http,
  { cursor, ...search }: NeighbourRequest,
  { operation, orderBy, signal }: Way,
): Promise<Story | null> {
  const response = await runQuery(http, {
    operation,
    document: DOCUMENT,
    variables: { where: createStoryPredicate(search), cursor, orderBy },
    parse: parseStoriesResponse,
    ...(signal && { signal }),
  })
  const story = response.search?.results[0]
  return story ? readStory(story) : null
}
