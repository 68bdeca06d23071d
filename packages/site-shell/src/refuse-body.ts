import type { BodyRefusal } from "@forecourt/contracts/read-body"

/** How long a body may take as a whole that a page sends, or the platform. */
export const MAX_BODY_MS = 10_000

const WORDS: Readonly<Record<BodyRefusal, string>> = {
  408: "The body did not come in time. Send it at once.",
  413: "This is too long.",
}

/** Whoever does not send a body is not waited for on the same connection. */
export const CLOSED = { connection: "close" } as const

/** Refuses a body in words for people. */
export function createBodyRefusal(status: BodyRefusal): Response {
  const headers = { ...CLOSED, "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" }
  return new Response(`${WORDS[status]}\n`, { status, headers })
}
