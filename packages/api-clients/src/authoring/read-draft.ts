import type { CallOptions } from "@forecourt/contracts/call"
import { type DraftResponse, parseDraftResponse } from "@forecourt/contracts/content/draft-response"
import type { Http } from "../http/http.ts"
import { type Found, type Missing, missing } from "./outcomes.ts"
import { type PagePlace, toPlaceQuery } from "./page-place.ts"
import { readFound, sendAuthoringCall } from "./send.ts"

/** Reads the draft of a page, or the published version when there is no draft. */
export function readDraft(http: Http, place: PagePlace, options: CallOptions = {}): Promise<Found | Missing> {
  return sendAuthoringCall(http, {
    path: "/draft",
    request: { operation: "readDraft", query: toPlaceQuery(place), ...options },
    read: readFound,
    refusals: missing,
  })
}

/** An earlier version of a page, which never changes and therefore has no ETag. */
export interface FoundVersion {
  readonly kind: "ok"
  readonly draft: DraftResponse
}

/** Reads a stored version of a page. */
export function readVersion(
  http: Http,
  place: PagePlace,
  version: number,
  options: CallOptions = {},
): Promise<FoundVersion | Missing> {
  return sendAuthoringCall(http, {
    path: "/draft",
    request: { operation: "readVersion", query: { ...toPlaceQuery(place), version }, ...options },
    read: (body): FoundVersion | null => {
      const draft = parseDraftResponse(body)
      return draft === null ? null : { kind: "ok", draft }
    },
    refusals: missing,
  })
}
