import type { CallOptions } from "@forecourt/contracts/call"
import { parseStoriesResponse } from "@forecourt/contracts/content/stories-response"
import type { Http } from "../http/http.ts"
import { getNextCursor } from "./all-pages.ts"
import { readStory, STORY_FIELDS, type Story } from "./read-story.ts"
import { runQuery } from "./run-query.ts"
import { createStoryPredicate, NEWEST_FIRST, type StorySearch } from "./story-search.ts"

/** The number of stories on a page of results. Spec 1 §9. */
export const STORIES_PAGE_SIZE = 4

export interface StoriesRequest extends StorySearch {
  /** The identifiers of tags, of which a story needs at least one. An empty list means all stories. */
  readonly tags?: readonly string[]
  /** The maximum number of stories. @default 4 */
  readonly limit?: number
  /** The cursor at the end of the previous page. Without it, the first page is fetched. */
  readonly cursor?: string
}

export interface StoriesPage {
  readonly stories: readonly Story[]
  /** The number of stories on all pages. */
  readonly total: number
  /** The cursor of the next page, or `null` after the last. */
  readonly next: string | null
}

const DOCUMENT = `
  query Stories($where: ItemSearchPredicateInput!, $limit: Int!, $cursor: String, $orderBy: ItemSearchOrderByInput!) {
    search(where: $where, first: $limit, after: $cursor, orderBy: $orderBy) {
      total
      pageInfo { endCursor hasNext }
      results { ${STORY_FIELDS} }
    }
  }`

/** Fetches one page of the stories below a page, newest first. */
export async function fetchStories(
  http: Http,
  { tags = [], limit = STORIES_PAGE_SIZE, cursor = "", ...search }: StoriesRequest,
  { signal }: CallOptions = {},
): Promise<StoriesPage> {
  const response = await runQuery(http, {
    operation: "fetchStories",
    document: DOCUMENT,
    variables: { where: createStoryPredicate(search, tags), limit, cursor, orderBy: NEWEST_FIRST },
    parse: parseStoriesResponse,
    ...(signal && { signal }),
  })
  const { search: found } = response
  if (!found) return { stories: [], total: 0, next: null }
  return {
    stories: found.results.flatMap((story) => (story ? [readStory(story)] : [])),
    total: found.total,
    next: getNextCursor(found.pageInfo),
  }
}
