import { createHash } from "node:crypto"
import { LRUCache } from "lru-cache"
import type { MediaStore } from "./media-store.ts"

const ARTWORK = "artwork/"
const MAX_DRAWINGS = 500

export interface MediaSource {
  readonly path: string
  readonly mimeType: string
  readonly etag: string
  /** True for artwork, which does not change while the service is running. */
  readonly isFixed: boolean
  readonly bytes: () => Promise<Buffer>
}

/** A function that finds a drawing or film below `artwork/`, or returns `null`. It is used in development. */
export type FindDrawing = (path: string) => Promise<{ readonly svg: string } | { readonly webm: Buffer } | null>

export function createMediaSources(
  media: MediaStore,
  findDrawing: FindDrawing = async () => null,
): (path: string) => Promise<MediaSource | null> {
  const drawings = new LRUCache<string, MediaSource>({ max: MAX_DRAWINGS })

  return async (path) => {
    if (!path.startsWith(ARTWORK)) return findUploaded(media, path)
    const known = drawings.get(path)
    if (known !== undefined) return known
    const drawing = await findDrawing(path)
    if (drawing === null) return null
    const source =
      "svg" in drawing
        ? createRendered(path, "image/svg+xml", Buffer.from(drawing.svg))
        : createRendered(path, "video/webm", drawing.webm)
    drawings.set(path, source)
    return source
  }
}

function findUploaded(media: MediaStore, path: string): MediaSource | null {
  const entry = media.find(path)
  if (entry === null) return null
  return { path, mimeType: entry.mimeType, etag: entry.etag, isFixed: false, bytes: () => media.bytes(entry) }
}

function createRendered(path: string, mimeType: string, bytes: Buffer): MediaSource {
  return {
    path,
    mimeType,
    etag: createHash("sha256").update(bytes).digest("hex").slice(0, 32),
    isFixed: true,
    bytes: async () => bytes,
  }
}
