export interface BodyLimits {
  readonly maxBytes: number
  /** The maximum time for which no data arrives, in milliseconds. @default 10 seconds */
  readonly maxSilenceMs?: number
  /** The maximum time for the whole body, in milliseconds. @default no limit while data arrives */
  readonly maxMs?: number
}

/** The HTTP status for a rejected request body: 413 if the body is too long, 408 if it arrives too slowly. */
export type BodyRefusal = 408 | 413

const MAX_SILENCE_MS = 10_000

/**
 * Reads the body of a request. If the body is too long or too slow, stops reading and returns the HTTP status for the
 * response.
 */
export async function readBody(
  request: Pick<Request, "headers" | "body">,
  { maxBytes, maxSilenceMs = MAX_SILENCE_MS, maxMs = Number.POSITIVE_INFINITY }: BodyLimits,
): Promise<Uint8Array<ArrayBuffer> | BodyRefusal> {
  // Before the body is touched: a server cuts the connection of one that was begun and not read to its end.
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return 413
  const reader = request.body?.getReader()
  if (reader === undefined) return new Uint8Array()
  const endsAt = performance.now() + maxMs
  const pieces: Uint8Array[] = []
  let size = 0
  for (;;) {
    const piece = await waitAtMost(Math.min(maxSilenceMs, endsAt - performance.now()), reader.read())
    if (piece === null) {
      reader.cancel().catch(() => {})
      return 408
    }
    if (piece.done) return joinPieces(pieces, size)
    size += piece.value.length
    // A client that is still sending can read the response. A server drops the rest of the body.
    if (size > maxBytes) return 413
    pieces.push(piece.value)
  }
}

/**
 * Reads the body of a request as text. If the body is too long or too slow, returns the HTTP status for the response.
 */
export async function readText(
  request: Pick<Request, "headers" | "body">,
  limits: BodyLimits,
): Promise<string | BodyRefusal> {
  const bytes = await readBody(request, limits)
  return typeof bytes === "number" ? bytes : new TextDecoder().decode(bytes)
}

function joinPieces(pieces: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}

/** Waits for a promise for at most `ms` milliseconds. Returns `null` if the promise takes longer. */
export async function waitAtMost<Result>(ms: number, work: Promise<Result>): Promise<Result | null> {
  const { promise: silence, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, ms, null)
  try {
    return await Promise.race([work, silence])
  } finally {
    clearTimeout(timer)
  }
}
