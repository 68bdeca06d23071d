import type { CallOptions } from "@forecourt/contracts/call"
import type { Http } from "../http/http.ts"
import {
  type Changed,
  changed,
  type Found,
  type Missing,
  missing,
  type Outdated,
  type Refused,
  refused,
  type Taken,
  taken,
} from "./outcomes.ts"
import { type PagePlace, toPlaceQuery } from "./page-place.ts"
import { readFound, sendAuthoringCall } from "./send.ts"

/** Publishes the draft of a page. */
export function publishDraft(
  http: Http,
  place: PagePlace,
  etag: string,
  options: CallOptions = {},
): Promise<Found | Missing | Changed | Outdated | Refused | Taken> {
  return sendAuthoringCall(http, {
    path: "/draft/publish",
    request: {
      operation: "publishDraft",
      method: "POST",
      query: toPlaceQuery(place),
      headers: { "if-match": etag },
      ...options,
    },
    read: readFound,
    refusals: { ...missing, ...changed, ...refused, ...taken },
  })
}
