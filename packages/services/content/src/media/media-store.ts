import { createHash } from "node:crypto"
import { readMessage } from "@forecourt/contracts/read-message"
import { ServiceError } from "@forecourt/service-kit/errors"
import { createQueue, sql } from "@forecourt/service-kit/storage"
import sharp from "sharp"
import type { Row, Store } from "../storage/open-store.ts"
import type { MediaFiles } from "./media-files.ts"
import { findPictureType, getExtension, getSentType, isResizable, MEDIA_TYPES, toReadable } from "./media-types.ts"

export const MAX_MEDIA_BYTES = 50_000_000
const PIXEL_LIMIT = 60_000_000

export interface MediaEntry {
  readonly path: string
  readonly file: string
  readonly mimeType: string
  readonly size: number
  readonly width: number | null
  readonly height: number | null
  readonly etag: string
  readonly updated: number
}

export interface StoredMedia {
  readonly path: string
  readonly src: string
  readonly mimeType: string
  readonly size: number
  readonly width?: number
  readonly height?: number
}

export interface MediaStore {
  readonly list: () => readonly StoredMedia[]
  readonly find: (path: string) => MediaEntry | null
  readonly bytes: (entry: MediaEntry) => Promise<Buffer>
  readonly put: (path: string, bytes: Buffer, givenType: string) => Promise<StoredMedia>
  readonly remove: (path: string) => Promise<void>
  /** Measures the stored images whose size is unknown. If an image cannot be read, its size remains unknown. */
  readonly measure: () => Promise<void>
}

export function createMediaStore(store: Store, files: MediaFiles): MediaStore {
  const find = (path: string) => {
    const row = sql`select * from media where path = ${path.toLowerCase()}`.get(store)
    return row === undefined ? null : toEntry(row)
  }

  /** Deletes a file unless another upload refers to it. */
  const discard = async (file: string) => {
    if (sql`select 1 from media where file = ${file}`.get(store) === undefined) await files.remove(file)
  }

  // A removal could otherwise delete a shared file just before a new upload that refers to it is recorded.
  const inTurn = createQueue()

  return {
    list: () => store.all("select * from media order by path").map(toEntry).map(toStoredMedia),
    find,
    bytes: async (entry) => (await files.read(entry.file)) ?? reportGone(entry),
    put: (path, bytes, givenType) =>
      inTurn(async () => {
        const key = parsePath(path)
        const namedType = MEDIA_TYPES.get(getExtension(key))
        if (namedType === undefined) {
          throw new ServiceError(
            "UnsupportedMediaType",
            `${key} is of no kind that is kept here. Upload ${[...MEDIA_TYPES.keys()].join(", ")}.`,
          )
        }
        if (givenType.startsWith("image/") && !namedType.startsWith("image/")) {
          throw new ServiceError(
            "UnsupportedMediaType",
            `${key} was sent as ${givenType}. Give it the extension of what it is.`,
          )
        }
        if (bytes.length === 0) throw new ServiceError("BadRequest", `${key} is empty. Send the file as the body.`)
        const picture = isResizable(namedType) ? await readPicture(key, bytes) : null
        const hash = createHash("sha256").update(bytes).digest("hex")
        const file = `${hash}.${getExtension(key)}`
        await files.write(file, bytes)
        const previous = find(key)
        await store.publish(() => {
          sql`insert into media (path, file, mime_type, size, width, height, etag, updated)
            values (${key}, ${file}, ${picture?.mimeType ?? namedType}, ${bytes.length}, ${picture?.width ?? null},
            ${picture?.height ?? null}, ${hash.slice(0, 32)}, ${Date.now()}) on conflict (path) do update
            set file = excluded.file, mime_type = excluded.mime_type, size = excluded.size, width = excluded.width,
            height = excluded.height, etag = excluded.etag, updated = excluded.updated`.run(store)
        })
        if (previous !== null) await discard(previous.file)
        const entry = find(key)
        if (entry === null) throw new Error(`media: ${key} was stored and is not there.`)
        return toStoredMedia(entry)
      }),
    remove: (path) =>
      inTurn(async () => {
        const entry = find(path)
        if (entry === null) return
        await store.publish(() => sql`delete from media where path = ${entry.path}`.run(store))
        await discard(entry.file)
      }),
    async measure() {
      const unknown = store.all("select * from media where width is null").map(toEntry)
      const sizes: (Size & MediaEntry)[] = []
      for (const entry of unknown.filter(({ mimeType }) => isResizable(mimeType))) {
        const bytes = await files.read(entry.file)
        const size = bytes && (await readSize(bytes).catch(() => null))
        if (size) sizes.push({ ...entry, ...size })
      }
      if (sizes.length === 0) return
      await store.publish(() => {
        for (const { path, etag, width, height } of sizes)
          sql`update media set width = ${width}, height = ${height} where path = ${path} and etag = ${etag}`.run(store)
      })
    },
  }
}

function reportGone({ path }: MediaEntry): never {
  throw new ServiceError("NotFound", `The upload at ${path} has just been replaced. Ask again.`)
}

/**
 * Converts the path of an upload to lower case, since media URLs are case-insensitive. Throws if the path contains
 * `..`.
 */
function parsePath(path: string): string {
  const parts = path.toLowerCase().replaceAll(" ", "-").split("/")
  const isSound = parts.every((part) => /^[\p{L}\p{N}_][\p{L}\p{N}._-]*$/u.test(part))
  if (isSound && !path.startsWith("artwork/")) return parts.join("/")
  throw new ServiceError(
    "BadRequest",
    `"${path}" is no path for an upload. Use folders and a name of letters, digits, dots and dashes; artwork/ is taken.`,
  )
}

interface Size {
  readonly width: number
  readonly height: number
}

interface Picture extends Size {
  readonly mimeType: string
}

async function readSize(bytes: Buffer): Promise<Size> {
  const { autoOrient } = await sharp(toReadable(bytes), { limitInputPixels: PIXEL_LIMIT }).metadata()
  return { width: autoOrient.width, height: autoOrient.height }
}

/**
 * Reads the format of an image from its content rather than its name, and decodes the image to ensure that it is
 * complete.
 */
async function readPicture(path: string, bytes: Buffer): Promise<Picture> {
  try {
    const image = sharp(toReadable(bytes), { limitInputPixels: PIXEL_LIMIT })
    const { autoOrient, format } = await image.metadata()
    const isSvg = getExtension(path) === "svg"
    const mimeType = findPictureType(format, bytes)
    if (mimeType === undefined || (format === "svg") !== isSvg) throw new Error(`it holds ${format}`)
    if (!isSvg) await image.resize(1).raw().toBuffer()
    return { width: autoOrient.width, height: autoOrient.height, mimeType }
  } catch (error) {
    const reason = readMessage(error)
    throw new ServiceError(
      "UnsupportedMediaType",
      `${path} cannot be read as a picture: ${reason}. Upload a picture of at most 60 megapixels.`,
    )
  }
}

function toEntry(row: Row): MediaEntry {
  return {
    path: String(row.path),
    file: String(row.file),
    mimeType: String(row.mime_type),
    size: Number(row.size),
    width: row.width === null ? null : Number(row.width),
    height: row.height === null ? null : Number(row.height),
    etag: String(row.etag),
    updated: Number(row.updated),
  }
}

function toStoredMedia({ path, mimeType, size, width, height }: MediaEntry): StoredMedia {
  return {
    path,
    src: `/-/media/${path}`,
    mimeType: getSentType(mimeType),
    size,
    ...(width !== null && { width }),
    ...(height !== null && { height }),
  }
}
