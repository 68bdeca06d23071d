import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { gzip } from "node:zlib"
import { ServiceError } from "@forecourt/service-kit/errors"
import { createAllowHeader, parsePath, refuseMethod } from "@forecourt/service-kit/http"
import { createBytesResponse, getHeader, getPath, type RequestContext } from "../http/handler.ts"
import type { MediaSource } from "./media-source.ts"
import { getSentType, isAnimated, isResizable, toReadable } from "./media-types.ts"
import type { createPictureCache } from "./picture-cache.ts"
import {
  isChanged,
  isVectorAccepted,
  type PictureFormat,
  readPictureRequest,
  selectEncoding,
  selectPictureFormat,
} from "./picture-request.ts"
import { renderPicture } from "./render-picture.ts"

const METHODS = ["GET", "HEAD", "OPTIONS"]

export const MEDIA_PATH = "/-/media/"

/**
 * The version of the code that renders drawings. Change it whenever the output changes, so that old images are deleted.
 */
const DRAWING = "2"

export interface MediaOptions {
  readonly find: (path: string) => Promise<MediaSource | null>
  readonly cache: ReturnType<typeof createPictureCache>
  /** True in development, where browsers must revalidate every image. */
  readonly isDevelopment: boolean
}

/**
 * Handles `GET /-/media/<path>`. Images are returned in the requested size and in the best format that the client
 * accepts.
 */
export async function createMediaResponse(
  context: RequestContext,
  { find, cache, isDevelopment }: MediaOptions,
): Promise<Response> {
  const { method } = context.req
  if (method === "OPTIONS") return new Response(null, { status: 204, headers: createAllowHeader(METHODS) })
  if (method !== "GET" && method !== "HEAD") refuseMethod(context, METHODS)
  const encoding = selectEncoding(getHeader(context, "accept-encoding"))
  if (encoding === null)
    throw new ServiceError("NotAcceptable", "No encoding is accepted. Accept gzip or identity.", { headers: SAFE })
  const path = parsePath(getPath(context).slice(MEDIA_PATH.length))
    .toLowerCase()
    .replace(/\.ashx$/, "")
  const source = await find(path)
  if (source === null) {
    throw new ServiceError("NotFound", `There is no media at ${MEDIA_PATH}${path}.`, { headers: SAFE })
  }
  const request = readPictureRequest(new URL(context.req.url).searchParams)
  const format = selectFormat(context, source, request)
  const tag = format === null ? source.etag : createPictureKey(source, JSON.stringify(request), format)
  const isPacked = encoding === "gzip" && format === null && source.mimeType === SVG
  const headers = {
    // Packed it is the same picture, but not the same bytes.
    etag: isPacked ? `W/"${tag}"` : `"${tag}"`,
    "cache-control": createCacheControl(context, source, isDevelopment),
    "content-type": format === null ? getSentType(source.mimeType) : `image/${format}`,
    ...(isResizable(source.mimeType) && { vary: "Accept, Accept-Encoding" }),
    ...SAFE,
    ...(format === null && source.mimeType === SVG && { "content-security-policy": SVG_POLICY }),
  }
  if (isOther(context, headers.etag)) return new Response(null, { status: 412, headers: SAFE })
  if (isKnown(context, tag)) return new Response(null, { status: 304, headers })
  if (isPacked) {
    const body = await cache(`${source.etag}.svg.gz`, async () => compress(await source.bytes()))
    return createBytesResponse(200, body, { ...headers, "content-encoding": "gzip" })
  }
  if (format === null) return createRangeResponse(context, await source.bytes(), headers)

  const isVector = source.mimeType === SVG
  const body = await cache(`${tag}.${format}`, async () =>
    renderPicture(toReadable(await source.bytes()), request, format, isVector),
  )
  return createBytesResponse(200, body, headers)
}

const SVG = "image/svg+xml"
const compress = promisify(gzip)

const SAFE = { "x-content-type-options": "nosniff", "cross-origin-resource-policy": "cross-origin" } as const

/** The `Content-Security-Policy` header that blocks scripts and requests when an SVG file is opened directly. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

function selectFormat(
  context: RequestContext,
  { mimeType }: MediaSource,
  request: ReturnType<typeof readPictureRequest>,
): PictureFormat | null {
  if (!isResizable(mimeType)) return null
  const accept = getHeader(context, "accept")
  if (!isChanged(request) && (mimeType !== SVG || isVectorAccepted(accept))) return null
  return request.format ?? (isAnimated(mimeType) ? null : selectPictureFormat(accept, mimeType.replace("image/", "")))
}

function createPictureKey({ etag }: MediaSource, request: string, format: PictureFormat): string {
  return createHash("sha256").update([DRAWING, etag, request, format].join(" ")).digest("hex").slice(0, 32)
}

/**
 * Creates the `Cache-Control` header. The response is immutable if the URL contains the revision of the upload, or if
 * it is artwork and the service does not run in development.
 */
function createCacheControl(context: RequestContext, { isFixed, etag }: MediaSource, isDevelopment: boolean): string {
  if (isFixed ? !isDevelopment : context.req.query("rev") === etag) return "public, max-age=31536000, immutable"
  return isDevelopment ? "public, no-cache" : "public, max-age=300, stale-while-revalidate=86400"
}

function isKnown(context: RequestContext, tag: string): boolean {
  const known = getHeader(context, "if-none-match").split(",")
  return known.some((entry) => ["*", `"${tag}"`].includes(entry.trim().replace(/^W\//, "")))
}

/**
 * Returns true if `If-Match` contains neither `*` nor the ETag of the current version. Returns false if the header is
 * missing. A weak ETag never matches (RFC 9110 §13.1.1).
 */
function isOther(context: RequestContext, etag: string): boolean {
  const meant = getHeader(context, "if-match").trim()
  if (meant === "" || meant === "*") return false
  return etag.startsWith("W/") || !meant.split(",").some((entry) => entry.trim() === etag)
}

/**
 * Creates the response to a range request for a video. If `If-Range` shows that the video has changed, the response
 * contains the whole file (RFC 9110 §13.1.5).
 */
function createRangeResponse(
  context: RequestContext,
  whole: Buffer,
  headers: Readonly<Record<string, string>>,
): Response {
  const allHeaders = { ...headers, "accept-ranges": "bytes" }
  const ifRange = getHeader(context, "if-range")
  const isPart = context.req.method === "GET" && (ifRange === "" || ifRange === headers.etag)
  const [, from = "", to = ""] = (isPart && /^bytes=(\d*)-(\d*)$/i.exec(getHeader(context, "range"))) || []
  if (from === "" && to === "") return createBytesResponse(200, whole, allHeaders)
  const start = from === "" ? Math.max(0, whole.length - Number(to)) : Number(from)
  const end = from === "" || to === "" ? whole.length - 1 : Math.min(Number(to), whole.length - 1)
  if (start > end) {
    return new Response(null, { status: 416, headers: { ...SAFE, "content-range": `bytes */${whole.length}` } })
  }
  const range = `bytes ${start}-${end}/${whole.length}`
  return createBytesResponse(206, whole.subarray(start, end + 1), { ...allHeaders, "content-range": range })
}
