import type { CallOptions } from "@forecourt/contracts/call"
import { type HistoryResponse, parseHistoryResponse } from "@forecourt/contracts/content/history-response"
import type { Http } from "../http/http.ts"
import { type Missing, missing } from "./outcomes.ts"
import { type PagePlace, toPlaceQuery } from "./page-place.ts"
import { readAs, sendAuthoringCall } from "./send.ts"

/** The stored versions of a page, newest first. */
export interface PageHistory extends HistoryResponse {
  readonly kind: "ok"
}

/** Lists the draft and the published versions of a page. */
export function readHistory(http: Http, place: PagePlace, options?: CallOptions): Promise<PageHistory | Missing> {
  return sendAuthoringCall(http, {
    path: "/history",
    request: { operation: "readHistory", query: toPlaceQuery(place), ...options },
    read: readAs(parseHistoryResponse),
    refusals: missing,
  })
}
