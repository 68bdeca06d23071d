import { createHash } from "node:crypto"
import { type ServerResponse, STATUS_CODES } from "node:http"
import type { WholePage } from "./publisher.ts"
import { type Exchange, sendWhole } from "./send.ts"

const NO_STORE = { "cache-control": "no-store" } as const
const RETRY_AFTER_SECONDS = 5

export function sendErrorPage(
  exchange: Exchange,
  { body, policy }: WholePage,
  status: number,
  seconds = getRetrySeconds(status),
): Promise<void> {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "x-robots-tag": "noindex",
    // Tells caches and crawlers whether the page changed. There is no 304: preconditions are ignored where the
    // response would not be a 2xx (RFC 9110 §13.2.1), so If-None-Match gets the 404 or 500 again.
    etag: `W/"${createHash("sha256").update(body).digest("base64url")}"`,
    ...(status === 404 ? { "cache-control": "public, max-age=0, must-revalidate" } : NO_STORE),
    ...toRetryAfter(seconds),
  }
  return sendWhole(exchange, { status, headers, body })
}

export function sendMessage(exchange: Exchange, status: number, seconds = getRetrySeconds(status)): Promise<void> {
  const headers = { "content-type": "text/plain; charset=utf-8", ...NO_STORE, ...toRetryAfter(seconds) }
  return sendWhole(exchange, { status, headers, body: Buffer.from(`${STATUS_CODES[status] ?? "Failed"}\n`) })
}

/** Sends an empty response with the supported methods in the `Allow` header (RFC 9110 §9.3.7 and §15.5.6). */
export function sendMethods({ response, standing }: Exchange, status: 204 | 405): Promise<void> {
  sendEmpty(response, status, { ...standing, allow: "GET, HEAD, OPTIONS" })
  return Promise.resolve()
}

export function sendEmpty(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}) {
  response.writeHead(status, { ...headers, ...NO_STORE, "content-length": 0 }).end()
}

/**
 * Ends a response after an error. If the headers have already been sent, the connection is closed. Otherwise, status
 * 500 is sent.
 */
export function endBroken(response: ServerResponse): void {
  if (response.headersSent) response.destroy()
  else sendEmpty(response, 500)
}

function getRetrySeconds(status: number): number | null {
  return status === 503 ? RETRY_AFTER_SECONDS : null
}

function toRetryAfter(seconds: number | null): Readonly<Record<string, string>> {
  return seconds === null ? {} : { "retry-after": String(seconds) }
}
