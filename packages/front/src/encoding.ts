import type { Transform } from "node:stream"
import { promisify } from "node:util"
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib"
import Negotiator from "negotiator"

export type Encoding = "br" | "gzip" | "identity"

/** The minimum size in bytes of a body that is worth compressing. */
export const SMALLEST_BYTES = 1024

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * The compression levels for cached bodies (`cached`) and for bodies that are compressed while a visitor waits
 * (`once`).
 */
const LEVELS = { cached: { br: 9, gzip: 9 }, once: { br: 4, gzip: 5 } } as const

/**
 * The encodings that were selected for earlier requests, by `Accept-Encoding` header. Browsers send only a few
 * different headers.
 */
const chosen = new Map<string, Encoding | null>()
const MAX_CHOSEN = 100

/**
 * Returns the best supported encoding for an `Accept-Encoding` header. Returns `null` if the header excludes all
 * encodings, including `identity`.
 */
export function selectEncoding(accepted: string | undefined): Encoding | null {
  if (accepted === undefined) return "identity"
  const known = chosen.get(accepted)
  if (known !== undefined) return known
  const encoding = findBestEncoding(accepted)
  if (chosen.size < MAX_CHOSEN) chosen.set(accepted, encoding)
  return encoding
}

const OFFERED = ["br", "gzip", "identity"] as const
const REFUSES_IDENTITY = /(^|,)\s*identity\s*;\s*q=0(\.0{0,3})?\s*(,|$)/i

function findBestEncoding(accepted: string): Encoding | null {
  // With equal preference, br is used instead of gzip.
  const brFirst = accepted.split(",").sort((item, other) => Number(isBr(other)) - Number(isBr(item)))
  const [preferred] = new Negotiator({ headers: { "accept-encoding": brFirst.join() } }).encodings([...OFFERED])
  return OFFERED.find((name) => name === preferred) ?? (REFUSES_IDENTITY.test(accepted) ? null : "identity")
}

function isBr(entry: string): boolean {
  return /^\s*br\b/i.test(entry)
}

export function encodeCached(body: Buffer, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === "br") return compressBrotli(body, createBrotliOptions(LEVELS.cached.br, body.length))
  return encoding === "gzip" ? compressGzip(body, { level: LEVELS.cached.gzip }) : body
}

/** The compressed forms of each body. They are garbage-collected together with the body. */
const shared = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>()

/** Compresses a body. The result is cached as long as the body exists, so that each body is compressed only once. */
export async function encodeShared(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity" || body.length < SMALLEST_BYTES) return body
  const forms = shared.get(body) ?? new Map<Encoding, Promise<Buffer>>()
  shared.set(body, forms)
  const form = forms.get(encoding) ?? Promise.resolve(encodeCached(body, encoding))
  forms.set(encoding, form)
  return form
}

/** Creates a compressing stream that flushes every chunk immediately. */
export function encodeStream(encoding: Exclude<Encoding, "identity">): Transform {
  return encoding === "br"
    ? createBrotliCompress({ ...createBrotliOptions(LEVELS.once.br), flush: constants.BROTLI_OPERATION_FLUSH })
    : createGzip({ level: LEVELS.once.gzip, flush: constants.Z_SYNC_FLUSH })
}

export function isText(type: string): boolean {
  return /^(text\/|application\/(javascript|json|xml|manifest\+json)|image\/svg\+xml)/.test(type)
}

function createBrotliOptions(quality: number, size?: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      ...(size !== undefined && { [constants.BROTLI_PARAM_SIZE_HINT]: size }),
    },
  }
}
