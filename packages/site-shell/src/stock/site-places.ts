import { createSearchHttp, searchClient } from "@forecourt/api-clients/search"
import type { SearchCalls } from "@forecourt/contracts/search"
import type { Environment } from "../environment.ts"

/** The share of the time budget for one call. Finding a place requires two calls in sequence. */
const SHARE_OF_CALL = 0.2

/** Creates the client for places. The places are cached as part of the page. Spec 2 §7. */
export function createSitePlaces({
  content: { patienceMs },
  services: { search },
}: Pick<Environment, "content" | "services">): Pick<SearchCalls, "findPlaces" | "fetchPlace"> {
  return searchClient(
    createSearchHttp({
      url: search.url,
      apiKey: search.key,
      timeoutMs: Math.floor(SHARE_OF_CALL * patienceMs),
      retries: 0,
      // Without cache settings, the framework caches the page and not the response.
      fetch: (input, { cache: _, ...init } = {}) => fetch(input, init),
    }),
  )
}
