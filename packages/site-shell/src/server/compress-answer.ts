import type { IncomingMessage, ServerResponse } from "node:http"
import { chooseEncoding, type Encoding, encode, SMALLEST_BYTES } from "./encoding.ts"
import type { Memory } from "./memory.ts"

/** An answer's body, put together only when it is needed. */
export type Body = () => Buffer

/**
 * The body as it is sent: compressed the way the visitor's browser likes it, once per version of the answer.
 * Sets the headers that speak of it.
 */
export async function compressAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  body: Body,
  memory: Memory,
): Promise<Buffer> {
  response.appendHeader("vary", "Accept-Encoding")
  const accepted = request.headers["accept-encoding"]
  const encoding = chooseEncoding(Array.isArray(accepted) ? accepted.join() : accepted)
  const encoded = encoding === null ? null : await encodeOnce(response, body, encoding, memory)
  if (encoding !== null && encoded !== null) {
    response.setHeader("content-encoding", encoding)
    weakenVersion(response)
  }
  const sent = encoded ?? body()
  response.setHeader("content-length", sent.length)
  return sent
}

/** What tells one version of an answer from another; without it an answer is for one person, and not remembered. */
export function versionOf(response: ServerResponse): string | undefined {
  const version = response.getHeader("etag")
  return typeof version === "string" ? version.replace(/^W\//, "") : undefined
}

/** `null` for a body that is too short to gain from it. */
async function encodeOnce(
  response: ServerResponse,
  body: Body,
  encoding: Encoding,
  memory: Memory,
): Promise<Buffer | null> {
  const version = versionOf(response)
  const kept = version === undefined ? undefined : memory.entry(version).bodies[encoding]
  if (kept !== undefined) return kept

  const plain = body()
  if (plain.length < SMALLEST_BYTES) return null
  const encoded = await encode(plain, encoding, { isKept: version !== undefined })
  if (version !== undefined) memory.keep(version, encoding, encoded)
  return encoded
}

/** A compressed body is the same answer, but not the same bytes. */
function weakenVersion(response: ServerResponse): void {
  const version = response.getHeader("etag")
  if (typeof version === "string" && !version.startsWith("W/")) response.setHeader("etag", `W/${version}`)
}
