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

export interface NewDraft {
  readonly document: object
  /** The ETag of the page when it was read, or `null` for a new page. */
  readonly etag: string | null
  /**
   * The number of the published version that was merged into the document, or `null` if none was merged. If `base` is
   * absent, the stored value remains unchanged.
   */
  readonly base?: number | null
}

/** Writes the draft of a page and replaces the previous draft. */
export function writeDraft(
  http: Http,
  place: PagePlace,
  { document, etag, base }: NewDraft,
  options: CallOptions = {},
): Promise<Found | Missing | Changed | Outdated | Refused | Taken> {
  return sendAuthoringCall(http, {
    path: "/draft",
    request: {
      operation: "writeDraft",
      method: "PUT",
      query: { ...toPlaceQuery(place), base: base === null ? 0 : base },
      headers: etag === null ? {} : { "if-match": etag },
      body: document,
      ...options,
    },
    read: readFound,
    refusals: { ...missing, ...changed, ...refused, ...taken },
  })
}
