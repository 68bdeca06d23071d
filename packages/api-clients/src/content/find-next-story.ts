import type { CallOptions } from "@forecourt/contracts/call"
import type { Http } from "../http/http.ts"
import { fetchNeighbour, type NeighbourRequest } from "./query-neighbour.ts"
import type { Story } from "./read-story.ts"
import { NEWEST_FIRST } from "./story-search.ts"

/** Finds the next story in a list, which is the next older one. Returns `null` after the oldest. Spec 1 §7. */
export function findNextStory(
  http: Http,
  request: NeighbourRequest,
  { signal }: CallOptions = {},
): Promise<Story | null> {
  return fetchNeighbour(http, request, { operation: "findNextStory", orderBy: NEWEST_FIRST, signal })
}
