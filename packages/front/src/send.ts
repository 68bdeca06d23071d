import type { ServerResponse } from "node:http"
import { Readable, type Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { ReadableStream } from "node:stream/web"
import { isKnown, isOther, toText } from "./cache-rules.ts"
import { type Encoding, encodeShared, encodeStream, isText, SMALLEST_BYTES, selectEncoding } from "./encoding.ts"
import type { CachedResponse, ResponseCache } from "./response-cache.ts"
import { addVaryEncoding, type SentHeaders } from "./response-headers.ts"
import type { Visit } from "./visit.ts"

export type StandingHeaders = Readonly<Record<string, string>>

export interface Exchange {
  readonly visit: Visit
  readonly response: ServerResponse
  readonly standing: StandingHeaders
  /** The status that is sent to the visitor if it differs from the status of the rendered page, such as 404. */
  readonly status?: number
}

export async function sendCached(
  { visit, response, standing, status }: Exchange,
  key: string,
  reply: CachedResponse,
  cache: ResponseCache,
): Promise<void> {
  const headers = { ...standing, ...reply.headers }
  if (status === undefined && isOther(visit.headers["if-match"], reply.etag)) {
    response.writeHead(412, { ...standing, "cache-control": "no-store", "content-length": 0 }).end()
    return
  }
  if (status === undefined && isKnown(visit.headers["if-none-match"], reply.etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = selectEncodingFor(visit)
  const body = cache.getEncoded(key, encoding) ?? (await cache.encode(key, reply, encoding))
  if (body !== reply.body) Object.assign(headers, { "content-encoding": encoding })
  response.writeHead(status ?? reply.status, Object.assign(headers, { "content-length": String(body.length) }))
  response.end(visit.method === "HEAD" ? undefined : body)
}

export interface WholeResponse {
  readonly status: number
  readonly headers: SentHeaders
  readonly body: Buffer
}

export async function sendWhole(
  { visit, response, standing }: Exchange,
  { status, headers, body }: WholeResponse,
): Promise<void> {
  const sent: SentHeaders = { ...standing, ...headers }
  const isCompressible = isText(toText(headers["content-type"])) && body.length >= SMALLEST_BYTES
  const encoding = isCompressible ? selectEncodingFor(visit) : "identity"
  const encoded = await encodeShared(body, encoding)
  if (isCompressible) sent.vary = addVaryEncoding(headers.vary)
  if (encoding !== "identity") markEncoded(sent, encoding)
  response.writeHead(status, { ...sent, "content-length": String(encoded.length) })
  response.end(visit.method === "HEAD" ? undefined : encoded)
}

/**
 * Adds the headers of a compressed response. A strong ETag becomes a weak one, since the compressed bytes differ from
 * the original ones.
 */
function markEncoded(sent: SentHeaders, encoding: Encoding): void {
  sent["content-encoding"] = encoding
  const { etag } = sent
  if (typeof etag === "string" && !etag.startsWith("W/")) sent.etag = `W/${etag}`
}

export async function sendResponse(exchange: Exchange, decided: Response): Promise<void> {
  const headers: SentHeaders = Object.fromEntries(decided.headers)
  const cookies = decided.headers.getSetCookie()
  if (cookies.length > 0) headers["set-cookie"] = cookies
  const body =
    decided.body === null ? Buffer.alloc(0) : await readStream(Readable.fromWeb(decided.body as ReadableStream))
  await sendWhole(exchange, { status: decided.status, headers, body })
}

export interface StreamedResponse {
  readonly status: number
  readonly headers: SentHeaders
  readonly body: Readable
  readonly changes: readonly Transform[]
  readonly isCompressible: boolean
}

export async function sendStream(
  { visit, response, standing, status: instead }: Exchange,
  { status, headers, body, changes, isCompressible }: StreamedResponse,
): Promise<void> {
  const encoding = isCompressible ? selectEncodingFor(visit) : "identity"
  const sent: SentHeaders = { ...standing, ...headers }
  if (isCompressible) sent.vary = addVaryEncoding(headers.vary)
  if (encoding !== "identity") {
    markEncoded(sent, encoding)
    delete sent["content-length"]
  }
  response.writeHead(status === 200 ? (instead ?? status) : status, sent)
  if (visit.method === "HEAD") {
    response.end()
    // The body may never end, and no one reads it. Destroying an unread body emits an error.
    body.on("error", () => {}).destroy()
    return
  }
  const compression = encoding === "identity" ? [] : [encodeStream(encoding)]
  await pipeline([body, ...changes, ...compression, response])
}

export async function readStream(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export function findEncoding({ headers }: Visit): Encoding | null {
  return selectEncoding(toText(headers["accept-encoding"]) || undefined)
}

function selectEncodingFor(visit: Visit): Encoding {
  return findEncoding(visit) ?? "identity"
}
