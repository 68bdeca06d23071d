// Generated from schemas/services/stories/stories.openapi.json by @forecourt/codegen. Do not edit: change the contract, then run `npm run generate`.
import type { CallOptions } from "@forecourt/contracts/call"
import type { FetchStoryCardsInput, StoriesCalls, StoryCards } from "@forecourt/contracts/stories"
import { parseStoryCards } from "@forecourt/contracts/stories/story-cards"
import { fetchParsed, type ServiceRequest } from "../http/call.ts"
import { createServiceHttp, type ServiceHttp, type ServiceHttpOptions } from "../http/service-http.ts"

/** Creates the connection from a browser to its site, or from a site to the service. */
export function createStoriesHttp(options: ServiceHttpOptions): ServiceHttp {
  return createServiceHttp("stories", options)
}

/**
 * The next stories of a list, ready to be rendered. Spec 1 §4, §7.
 *
 * Knows nobody. A notice of the content platform refreshes what the site has cached.
 */
export function fetchStoryCards(
  http: ServiceHttp,
  { root, language, tag, cursor }: FetchStoryCardsInput,
  options?: CallOptions,
): Promise<StoryCards> {
  const request: ServiceRequest = {
    operation: "fetchStoryCards",
    method: "GET",
    path: "/api/stories",
    query: { root, language, tag, cursor },
    isRepeatable: true,
    isCacheable: true,
  }
  return fetchParsed(http, request, parseStoryCards, options)
}

/** Creates all calls of the service for one connection. */
export function storiesClient(http: ServiceHttp): StoriesCalls {
  return {
    fetchStoryCards: (input, options) => fetchStoryCards(http, input, options),
  }
}
