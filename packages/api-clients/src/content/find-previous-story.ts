import type { Http } from "../http/http.ts"
import type { CallOptions } from "./ask.ts"
import { askNeighbour, type NeighbourRequest } from "./ask-neighbour.ts"
import type { Story } from "./read-story.ts"
import { OLDEST_FIRST } from "./story-search.ts"

/** The story before it in a list, which is the next newer one; `null` before the newest. Spec 1 §7. */
export function findPreviousStory(
  http: Http,
  request: NeighbourRequest,
  { signal }: CallOptions = {},
): Promise<Story | null> {
  return askNeighbour(http, request, { operation: "findPreviousStory", orderBy: OLDEST_FIRST, signal })
}
