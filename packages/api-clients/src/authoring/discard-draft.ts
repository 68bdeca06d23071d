import type { CallOptions } from "@forecourt/contracts/call"
import type { Http } from "../http/http.ts"
import { type Changed, changed, type Missing, missing, type Outdated } from "./outcomes.ts"
import { type PagePlace, toPlaceQuery } from "./page-place.ts"
import { sendAuthoringCall } from "./send.ts"

/** The result when the draft was discarded. */
export interface Discarded {
  readonly kind: "ok"
}

/** Discards the draft of a page, so that the editor shows its published version again. */
export function discardDraft(
  http: Http,
  place: PagePlace,
  etag: string,
  options: CallOptions = {},
): Promise<Discarded | Missing | Changed | Outdated> {
  return sendAuthoringCall(http, {
    path: "/draft",
    request: {
      operation: "discardDraft",
      method: "DELETE",
      query: toPlaceQuery(place),
      headers: { "if-match": etag },
      ...options,
    },
    read: (): Discarded => ({ kind: "ok" }),
    refusals: { ...missing, ...changed },
  })
}
