import type { BodyRefusal } from "@forecourt/contracts/read-body"

export const MAX_BODY_MS = 10_000

const WORDS: Readonly<Record<BodyRefusal, string>> = {
  408: "The body did not come in time. Send it at once.",
  413: "This is too long.",
}

/** The header that closes the connection. It is needed because the client might not send the rest of the body. */
export const CLOSED = { connection: "close" } as const

export function createBodyRefusal(status: BodyRefusal): Response {
  const headers = { ...CLOSED, "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" }
  return new Response(`${WORDS[status]}\n`, { status, headers })
}
