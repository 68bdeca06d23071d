import { parseStoriesResponse } from "@forecourt/contracts/content/stories-response"
import type { Http } from "../http/http.ts"
import { type ArticleOrder, type ArticleSearch, createArticlePredicate } from "./article-search.ts"
import { ARTICLE_FIELDS, type Article, readArticle } from "./read-article.ts"
import { runQuery } from "./run-query.ts"

export interface NeighbourRequest extends ArticleSearch {
  /** The cursor of the current article, from `findArticleCursor`. */
  readonly cursor: string
}

interface Way {
  readonly operation: string
  readonly orderBy: ArticleOrder
  readonly signal: AbortSignal | undefined
}

const DOCUMENT = `
  query NeighbourStory($where: ItemSearchPredicateInput!, $cursor: String!, $orderBy: ItemSearchOrderByInput!) {
    search(where: $where, first: 1, after: $cursor, orderBy: $orderBy) {
      total
      pageInfo { endCursor hasNext }
      results { ${ARTICLE_FIELDS} }
    }
  }`

export async function fetchNeighbour(
  http: Http,
  { cursor, ...search }: NeighbourRequest,
  { operation, orderBy, signal }: Way,
): Promise<Article | null> {
  const response = await runQuery(http, {
    operation,
    document: DOCUMENT,
    variables: { where: createArticlePredicate(search), cursor, orderBy },
    parse: parseStoriesResponse,
    ...(signal && { signal }),
  })
  const article = response.search?.results[0]
  return article ? readArticle(article) : null
}
