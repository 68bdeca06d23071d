// Generated from schemas/services/stories/stories.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions } from "@forecourt/contracts/call"
import type { ArticleCards, FetchArticleCardsInput, StoriesCalls } from "@forecourt/contracts/stories"
import { parseArticleCards } from "@forecourt/contracts/stories/article-cards"
import { fetchParsed, type ServiceRequest } from "../http/call.ts"
import { createServiceHttp, type ServiceHttp, type ServiceHttpOptions } from "../http/service-http.ts"

/** Creates the connection from a browser to its site, or from a site to the service. */
export function createStoriesHttp(options: ServiceHttpOptions): ServiceHttp {
  return createServiceHttp("stories", options)
}

/**
 * Returns the next articles of a list, ready to be rendered. Spec 1 §4, §7.
 *
 * The response is the same for all visitors. A notification from the content platform refreshes the site's cache.
 */
export function fetchArticleCards(
  http: ServiceHttp,
  { root, language, tag, cursor }: FetchArticleCardsInput,
  options?: CallOptions,
): Promise<ArticleCards> {
  const request: ServiceRequest = {
    operation: "fetchArticleCards",
    method: "GET",
    path: "/api/stories",
    query: { root, language, tag, cursor },
    isRepeatable: true,
    isCacheable: true,
  }
  return fetchParsed(http, request, parseArticleCards, options)
}

/** Creates all calls of the service for one connection. */
export function storiesClient(http: ServiceHttp): StoriesCalls {
  return {
    fetchArticleCards: (input, options) => fetchArticleCards(http, input, options),
  }
}
