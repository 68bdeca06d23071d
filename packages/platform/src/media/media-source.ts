import { createHash } from "node:crypto"
import type { MediaStore } from "./media-store.ts"
import { extensionOf, MEDIA_TYPES } from "./media-types.ts"

const ARTWORK = "artwork/"
const REMEMBERED_DRAWINGS = 500

/** Something that can be served, whether it was uploaded or is drawn by code. */
export interface MediaSource {
  readonly path: string
  readonly mimeType: string
  readonly etag: string
  /** Artwork never changes under its address while this platform runs. */
  readonly isFixed: boolean
  readonly bytes: () => Promise<Buffer>
}

/** Finds what stands at a media path. Uploads first, then our own illustrations. */
export function mediaSources(media: MediaStore): (path: string) => Promise<MediaSource | null> {
  const drawings = new Map<string, MediaSource | null>()

  return async (path) => {
    if (!path.startsWith(ARTWORK)) return uploaded(media, path)
    let drawing = drawings.get(path)
    if (drawing === undefined) {
      if (drawings.size >= REMEMBERED_DRAWINGS) drawings.clear()
      drawing = await drawn(path)
      drawings.set(path, drawing)
    }
    return drawing
  }
}

function uploaded(media: MediaStore, path: string): MediaSource | null {
  const entry = media.find(path)
  if (entry === null) return null
  return { path, mimeType: entry.mimeType, etag: entry.etag, isFixed: false, bytes: () => media.bytes(entry) }
}

/** The drawing code is loaded when the first illustration is asked for. */
async function drawn(path: string): Promise<MediaSource | null> {
  const { drawArtwork } = await import("../artwork/artwork.ts")
  const artwork = drawArtwork(`/-/media/${path}`)
  if (artwork === null) return null
  const bytes = Buffer.from(artwork.svg)
  return {
    path,
    mimeType: MEDIA_TYPES.get(extensionOf(path)) ?? "image/svg+xml",
    etag: createHash("sha256").update(bytes).digest("hex").slice(0, 32),
    isFixed: true,
    bytes: async () => bytes,
  }
}
