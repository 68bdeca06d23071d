import { readText } from "@forecourt/contracts/read-body"
import { createBodyRefusal, MAX_BODY_MS } from "../refuse-body.ts"
import { isOwnRequest } from "../visitor/is-own-request.ts"
import type { EditingSession } from "./editing-session.ts"
import { readUpdate } from "./update-block.ts"

const MAX_BYTES = 256 * 1024

/**
 * Encodes a posted block as the value of a request header, since a Next.js page cannot read the request body. Returns
 * an error response if the request or the block is invalid, and `null` if the request does not post a block.
 */
export async function readPostedUpdate(
  request: Request,
  { session, host }: { readonly session: EditingSession; readonly host: string },
): Promise<string | Response | null> {
  if (request.method !== "POST" || session.block === undefined) return null
  if (!isOwnRequest(request.headers, host)) return createErrorResponse(403, "Only pages of this site may send this.")
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
    return createErrorResponse(415, "This is no JSON.")
  const text = await readText(request, { maxBytes: MAX_BYTES, maxMs: MAX_BODY_MS })
  if (typeof text === "number") return createBodyRefusal(text)
  return readUpdate(text) === null
    ? createErrorResponse(400, "This is no update of a block.")
    : encodeURIComponent(text)
}

function createErrorResponse(status: number, message: string): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" },
  })
}
