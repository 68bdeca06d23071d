import type { CallOptions } from "@forecourt/contracts/call"
import { parseStoriesResponse } from "@forecourt/contracts/content/stories-response"
import type { Http } from "../http/http.ts"
import { type ArticleSearch, createArticlePredicate, NEWEST_FIRST, OLDEST_FIRST } from "./article-search.ts"
import { ARTICLE_FIELDS, type Article, readArticle } from "./read-article.ts"
import { runQuery } from "./run-query.ts"

interface NeighbourRequest extends ArticleSearch {
  /** The cursor of the current article, from `findArticleCursor`. */
  readonly cursor: string
}

const DOCUMENT = `
  query NeighbourStory($where: ItemSearchPredicateInput!, $cursor: String!, $orderBy: ItemSearchOrderByInput!) {
    search(where: $where, first: 1, after: $cursor, orderBy: $orderBy) {
      total
      pageInfo { endCursor hasNext }
      results { ${ARTICLE_FIELDS} }
    }
  }`

/** Finds the next older article. Returns `null` if the current article is the oldest. Spec 1 §7. */
export const findNextArticle = createFinder("findNextArticle", NEWEST_FIRST)

/** Finds the next newer article. Returns `null` if the current article is the newest. Spec 1 §7. */
export const findPreviousArticle = createFinder("findPreviousArticle", OLDEST_FIRST)

function createFinder(operation: string, orderBy: typeof NEWEST_FIRST | typeof OLDEST_FIRST) {
  const query = { operation, document: DOCUMENT, parse: parseStoriesResponse }
  return async (
    http: Http,
    { cursor, ...search }: NeighbourRequest,
    options?: CallOptions,
  ): Promise<Article | null> => {
    const variables = { where: createArticlePredicate(search), cursor, orderBy }
    const response = await runQuery(http, query, variables, options)
    const article = response.search?.results[0]
    return article ? readArticle(article) : null
  }
}
