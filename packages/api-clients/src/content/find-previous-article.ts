import type { CallOptions } from "@forecourt/contracts/call"
import type { Http } from "../http/http.ts"
import { OLDEST_FIRST } from "./article-search.ts"
import { fetchNeighbour, type NeighbourRequest } from "./query-neighbour.ts"
import type { Article } from "./read-article.ts"

/** Finds the next newer article. Returns `null` if the current article is the newest. Spec 1 §7. */
export function findPreviousArticle(
  http: Http,
  request: NeighbourRequest,
  { signal }: CallOptions = {},
): Promise<Article | null> {
  return fetchNeighbour(http, request, { operation: "findPreviousArticle", orderBy: OLDEST_FIRST, signal })
}
