import type { CallOptions } from "@forecourt/contracts/call"
import { type MediaResponse, parseMediaResponse } from "@forecourt/contracts/content/media-response"
import { parseStoredMediaResponse, type StoredMediaResponse } from "@forecourt/contracts/content/stored-media-response"
import type { Http } from "../http/http.ts"
import { readAs, sendAuthoringCall } from "./send.ts"

/** The list of all files in the media library, by path. */
export interface MediaList extends MediaResponse {
  readonly kind: "ok"
}

/** The path and format in which an upload is stored. */
export interface StoredMedia extends StoredMediaResponse {
  readonly kind: "ok"
}

/** The result when the platform rejects an uploaded file because of its type or its path. */
export interface Unfit {
  readonly kind: "unfit"
  readonly reason: string
}

/** Reads the list of pictures and files in the media library. */
export function readMedia(http: Http, options?: CallOptions): Promise<MediaList> {
  return sendAuthoringCall(http, {
    path: "/media",
    request: { operation: "readMedia", ...options },
    read: readAs(parseMediaResponse),
    refusals: {},
  })
}

const createUnfit = ({ detail }: { readonly detail: string }): Unfit => ({ kind: "unfit", reason: detail })

/** Uploads a picture or a file to the media library. An existing file at the same path is replaced. */
export function storeMedia(
  http: Http,
  { path, bytes, type }: { readonly path: string; readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string },
  options?: CallOptions,
): Promise<StoredMedia | Unfit> {
  return sendAuthoringCall(http, {
    path: `/media/${path.split("/").map(encodeURIComponent).join("/")}`,
    request: { operation: "storeMedia", method: "PUT", body: bytes, headers: { "content-type": type }, ...options },
    read: readAs(parseStoredMediaResponse),
    refusals: { 400: createUnfit, 413: createUnfit, 415: createUnfit },
  })
}
