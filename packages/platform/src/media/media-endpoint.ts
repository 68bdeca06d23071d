import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { gzip } from "node:zlib"
import { type Answer, type Ask, decodedPath, header, json, Refusal } from "../http/exchange.ts"
import { drawPicture } from "./draw-picture.ts"
import type { MediaSource } from "./media-source.ts"
import { extensionOf, isResizable } from "./media-types.ts"
import type { pictureCache } from "./picture-cache.ts"
import { isChanged, negotiate, type PictureFormat, readPictureRequest, takesVectors } from "./picture-request.ts"

export const MEDIA_PATH = "/-/media/"

/** Changes when pictures would come out otherwise; what was drawn before is forgotten. */
const DRAWING = "1"

export interface MediaEndpointOptions {
  readonly find: (path: string) => Promise<MediaSource | null>
  readonly cache: ReturnType<typeof pictureCache>
  /** While developing, browsers ask each time whether a picture has changed. */
  readonly isDevelopment: boolean
}

/** `GET /-/media/<path>`: uploads and artwork, resized and in the best format that the asker understands. */
export async function mediaAnswer(ask: Ask, { find, cache, isDevelopment }: MediaEndpointOptions): Promise<Answer> {
  if (ask.method !== "GET" && ask.method !== "HEAD") throw new Refusal(405, "Media can only be read here. Use GET.")
  const path = decodedPath(ask.url.pathname.slice(MEDIA_PATH.length))
    .toLowerCase()
    .replace(/\.ashx$/, "")
  const source = await find(path)
  if (source === null) {
    return json(404, { error: `There is no media at ${MEDIA_PATH}${path}.` }, { "cache-control": "no-store", ...SAFE })
  }
  const request = readPictureRequest(ask.url.searchParams)
  const format = isResizable(path) ? chooseFormat(ask, path, request) : null
  const tag = format === null ? source.etag : pictureKey(source, JSON.stringify(request), format)
  const headers = {
    etag: `"${tag}"`,
    "cache-control": caching(ask, source, isDevelopment),
    "content-type": format === null ? source.mimeType : `image/${format}`,
    ...(isResizable(path) && { vary: "Accept, Accept-Encoding" }),
    ...SAFE,
    ...(format === null && source.mimeType === SVG && { "content-security-policy": SVG_POLICY }),
  }
  if (isKnown(ask, tag)) return { status: 304, headers }
  if (format === null && source.mimeType === SVG && /\bgzip\b/.test(header(ask, "accept-encoding"))) {
    const body = await cache(`${source.etag}.svg.gz`, async () => compress(await source.bytes()))
    return { status: 200, headers: { ...headers, "content-encoding": "gzip" }, body }
  }
  if (format === null) return wholeOrPart(ask, await source.bytes(), headers)

  const isVector = extensionOf(path) === "svg"
  const body = await cache(`${tag}.${format}`, async () => drawPicture(await source.bytes(), request, format, isVector))
  return { status: 200, headers, body }
}

const SVG = "image/svg+xml"
const compress = promisify(gzip)

const SAFE = { "x-content-type-options": "nosniff", "cross-origin-resource-policy": "cross-origin" } as const

/** Opened on its own, a vector picture can neither run code nor load anything. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** `null` means: as it is stored. */
function chooseFormat(ask: Ask, path: string, request: ReturnType<typeof readPictureRequest>): PictureFormat | null {
  const accept = header(ask, "accept")
  const extension = extensionOf(path)
  if (!isChanged(request) && (extension !== "svg" || takesVectors(accept))) return null
  return request.format ?? negotiate(accept, extension)
}

function pictureKey({ etag }: MediaSource, request: string, format: PictureFormat): string {
  return createHash("sha256").update([DRAWING, etag, request, format].join(" ")).digest("hex").slice(0, 32)
}

/** An upload may be replaced under its address, unless the address names its revision. */
function caching(ask: Ask, { isFixed, etag }: MediaSource, isDevelopment: boolean): string {
  if (isFixed ? !isDevelopment : ask.url.searchParams.get("rev") === etag) return "public, max-age=31536000, immutable"
  return isDevelopment ? "public, no-cache" : "public, max-age=300, stale-while-revalidate=86400"
}

function isKnown(ask: Ask, tag: string): boolean {
  const known = header(ask, "if-none-match")
  return known.split(",").some((entry) => entry.trim().replace(/^W\//, "") === `"${tag}"`)
}

/** Films are asked for piece by piece. */
function wholeOrPart(ask: Ask, bytes: Buffer, headers: Readonly<Record<string, string>>): Answer {
  const given = { ...headers, "accept-ranges": "bytes" }
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header(ask, "range")) ?? []
  if (from === "" && to === "") return { status: 200, headers: given, body: bytes }
  const start = from === "" ? Math.max(0, bytes.length - Number(to)) : Number(from)
  const end = from === "" || to === "" ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1)
  if (start > end) return { status: 416, headers: { ...SAFE, "content-range": `bytes */${bytes.length}` } }
  return {
    status: 206,
    headers: { ...given, "content-range": `bytes ${start}-${end}/${bytes.length}` },
    body: bytes.subarray(start, end + 1),
  }
}
