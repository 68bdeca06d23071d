import type { CallOptions } from "@forecourt/contracts/call"
import { parseStoriesResponse } from "@forecourt/contracts/content/stories-response"
import type { Http } from "../http/http.ts"
import { getNextCursor } from "./all-pages.ts"
import { type ArticleSearch, createArticlePredicate, NEWEST_FIRST } from "./article-search.ts"
import { ARTICLE_FIELDS, type Article, readArticle } from "./read-article.ts"
import { runQuery } from "./run-query.ts"

/** The default number of articles in one batch of results. Spec 1 §9. */
export const ARTICLES_PAGE_SIZE = 4

export interface ArticlesRequest extends ArticleSearch {
  /**
   * The identifiers of tags. Only articles with at least one of these tags are fetched. If the list is empty or
   * omitted, all articles are fetched.
   */
  readonly tags?: readonly string[]
  /** The maximum number of articles. @default 4 */
  readonly limit?: number
  /** The cursor at the end of the previous page. By default, the first page is fetched. */
  readonly cursor?: string
}

export interface ArticlesPage {
  readonly articles: readonly Article[]
  /** The total number of articles on all pages. */
  readonly total: number
  /** The cursor for the next page, or `null` after the last page. */
  readonly next: string | null
}

const QUERY = {
  operation: "fetchArticles",
  parse: parseStoriesResponse,
  document: `
    query Stories($where: ItemSearchPredicateInput!, $limit: Int!, $cursor: String, $orderBy: ItemSearchOrderByInput!) {
      search(where: $where, first: $limit, after: $cursor, orderBy: $orderBy) {
        total
        pageInfo { endCursor hasNext }
        results { ${ARTICLE_FIELDS} }
      }
    }`,
}

/** Fetches one batch of the articles under a parent page, newest first. */
export async function fetchArticles(
  http: Http,
  { tags = [], limit = ARTICLES_PAGE_SIZE, cursor = "", ...search }: ArticlesRequest,
  options?: CallOptions,
): Promise<ArticlesPage> {
  const variables = { where: createArticlePredicate(search, tags), limit, cursor, orderBy: NEWEST_FIRST }
  const { search: result } = await runQuery(http, QUERY, variables, options)
  if (!result) return { articles: [], total: 0, next: null }
  return {
    articles: result.results.flatMap((article) => (article ? [readArticle(article)] : [])),
    total: result.total,
    next: getNextCursor(result.pageInfo),
  }
}
