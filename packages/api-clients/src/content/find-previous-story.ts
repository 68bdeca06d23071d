import type { CallOptions } from "@forecourt/contracts/call"
import type { Http } from "../http/http.ts"
import { fetchNeighbour, type NeighbourRequest } from "./query-neighbour.ts"
import type { Story } from "./read-story.ts"
import { OLDEST_FIRST } from "./story-search.ts"

/** Finds the previous story in a list, which is the next newer one. Returns `null` before the newest. Spec 1 §7. */
export function findPreviousStory(
  http: Http,
  request: NeighbourRequest,
  { signal }: CallOptions = {},
): Promise<Story | null> {
  return fetchNeighbour(http, request, { operation: "findPreviousStory", orderBy: OLDEST_FIRST, signal })
}
