import type { CallOptions } from "@forecourt/contracts/call"
import { type DraftResponse, parseDraftResponse } from "@forecourt/contracts/content/draft-response"
import type { Http } from "../http/http.ts"
import { type Conflict, changed, type Found, type Missing, missing, type Written, written } from "./outcomes.ts"
import { type PagePlace, toPlaceQuery } from "./page-place.ts"
import { readAs, sendAuthoringCall } from "./send.ts"

/** An earlier version of a page. It has no ETag because it never changes. */
export interface FoundVersion {
  readonly kind: "ok"
  readonly draft: DraftResponse
}

export interface NewDraft {
  readonly document: object
  /** The ETag that the page had when it was read, or `null` for a new page. */
  readonly etag: string | null
  /**
   * The number of the published version that was merged into the document, or `null` if none was merged. If `base` is
   * omitted, the stored number remains unchanged.
   */
  readonly base?: number | null
}

/** The result when the draft was discarded. */
export interface Discarded {
  readonly kind: "ok"
}

/** Reads the draft of a page, or the published version when there is no draft. */
export function readDraft(http: Http, place: PagePlace, options?: CallOptions): Promise<Found | Missing> {
  return sendAuthoringCall(http, {
    path: "/draft",
    request: { operation: "readDraft", query: toPlaceQuery(place), ...options },
    read: readFound,
    refusals: missing,
  })
}

/** Reads a stored version of a page. */
export function readVersion(
  http: Http,
  place: PagePlace,
  version: number,
  options?: CallOptions,
): Promise<FoundVersion | Missing> {
  return sendAuthoringCall(http, {
    path: "/draft",
    request: { operation: "readVersion", query: { ...toPlaceQuery(place), version }, ...options },
    read: readAs((body) => {
      const draft = parseDraftResponse(body)
      return draft && { draft }
    }),
    refusals: missing,
  })
}

/** Writes the draft of a page, replacing any previous draft. */
export function writeDraft(
  http: Http,
  place: PagePlace,
  { document, etag, base }: NewDraft,
  options?: CallOptions,
): Promise<Written> {
  const query = { ...toPlaceQuery(place), base: base === null ? 0 : base }
  const headers = etag === null ? {} : { "if-match": etag }
  return sendAuthoringCall(http, {
    path: "/draft",
    request: { operation: "writeDraft", method: "PUT", query, headers, body: document, ...options },
    read: readFound,
    refusals: written,
  })
}

/** Publishes the draft of a page. */
export function publishDraft(http: Http, place: PagePlace, etag: string, options?: CallOptions): Promise<Written> {
  const [query, headers] = [toPlaceQuery(place), { "if-match": etag }]
  return sendAuthoringCall(http, {
    path: "/draft/publish",
    request: { operation: "publishDraft", method: "POST", query, headers, ...options },
    read: readFound,
    refusals: written,
  })
}

/** Discards the draft of a page. The editor then shows the published version again. */
export function discardDraft(
  http: Http,
  place: PagePlace,
  etag: string,
  options?: CallOptions,
): Promise<Discarded | Missing | Conflict> {
  const [query, headers] = [toPlaceQuery(place), { "if-match": etag }]
  return sendAuthoringCall(http, {
    path: "/draft",
    request: { operation: "discardDraft", method: "DELETE", query, headers, ...options },
    read: (): Discarded => ({ kind: "ok" }),
    refusals: { ...missing, ...changed },
  })
}

function readFound(body: unknown, etag: string | null): Found | null {
  const draft = parseDraftResponse(body)
  return draft === null || etag === null ? null : { kind: "ok", etag, draft }
}
