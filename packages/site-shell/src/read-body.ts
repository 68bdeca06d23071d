export interface BodyLimits {
  readonly maxBytes: number
  /** How long the whole of it may take. @default 10 seconds */
  readonly maxMs?: number
}

/** The status of a body that is too long, or that did not come in time. */
export type BodyRefusal = 408 | 413

const MAX_MS = 10_000

/** The whole body as text, or why it is not taken. */
export async function readBody(
  body: AsyncIterable<Uint8Array> | null,
  { maxBytes, maxMs = MAX_MS }: BodyLimits,
): Promise<string | BodyRefusal> {
  if (body === null) return ""
  const { promise: late, resolve } = Promise.withResolvers<"late">()
  const timer = setTimeout(() => resolve("late"), maxMs)
  const pieces = body[Symbol.asyncIterator]()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    while (true) {
      const next = await Promise.race([pieces.next(), late])
      if (next === "late") return 408
      if (next.done) return Buffer.concat(chunks).toString()
      size += next.value.length
      if (size > maxBytes) return 413
      chunks.push(next.value)
    }
  } finally {
    clearTimeout(timer)
  }
}

const WORDS: Readonly<Record<BodyRefusal, string>> = {
  408: "The body did not come in time. Send it at once.",
  413: "This is too long.",
}

/** Whoever does not send a body is not waited for on the same connection. */
export const CLOSED = { connection: "close" } as const

/** Refuses a body in words for people. */
export function refuseBody(status: BodyRefusal): Response {
  const headers = { ...CLOSED, "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" }
  return new Response(`${WORDS[status]}\n`, { status, headers })
}
