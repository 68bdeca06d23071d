import type { CallOptions } from "@forecourt/contracts/call"
import type { Http } from "../http/http.ts"
import { NEWEST_FIRST } from "./article-search.ts"
import { fetchNeighbour, type NeighbourRequest } from "./query-neighbour.ts"
import type { Article } from "./read-article.ts"

/** Finds the next older article. Returns `null` if the current article is the oldest. Spec 1 §7. */
export function findNextArticle(
  http: Http,
  request: NeighbourRequest,
  { signal }: CallOptions = {},
): Promise<Article | null> {
  return fetchNeighbour(http, request, { operation: "findNextArticle", orderBy: NEWEST_FIRST, signal })
}
