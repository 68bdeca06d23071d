import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http"

/** A request, read as far as a handler needs it. */
export interface Ask {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  /** The whole body, read once; refuses more than `most` bytes, whoever read it before. */
  readonly body: (most: number) => Promise<Buffer>
}

export interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/** A refusal with a status of its own; its message is for the caller. */
export class Refusal extends Error {
  override name = "Refusal"
  readonly status: number
  readonly details: object

  constructor(status: number, message: string, details: object = {}) {
    super(message)
    this.status = status
    this.details = details
  }
}

export function json(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
    body: JSON.stringify(value),
  }
}

export function refusal({ status, message, details }: Refusal, headers: Readonly<Record<string, string>> = {}): Answer {
  return json(status, { error: message, ...details }, headers)
}

export function askOf(request: IncomingMessage): Ask {
  let body: Promise<Buffer> | null = null
  return {
    method: request.method ?? "GET",
    url: urlOf(request.url ?? "/"),
    headers: request.headers,
    async body(most) {
      body ??= readBody(request, most)
      const bytes = await body
      if (bytes.length > most) throw tooLarge(most)
      return bytes
    },
  }
}

export function sendAnswer(
  response: ServerResponse,
  method: string,
  { status, headers = {}, body = "" }: Answer,
): void {
  if (response.headersSent || response.destroyed) return
  const length = status === 204 || status === 304 ? {} : { "content-length": String(Buffer.byteLength(body)) }
  response.writeHead(status, { ...length, ...headers })
  response.end(method === "HEAD" ? undefined : body)
}

export function header(ask: Ask, name: string): string {
  const value = ask.headers[name.toLowerCase()]
  return (Array.isArray(value) ? value[0] : value) ?? ""
}

/** A path as people write it; a stray percent sign is the caller's mistake. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new Refusal(400, "The address holds a stray percent sign. Encode it as %25.")
  }
}

/** A path that starts with two slashes is a path, not a host. */
function urlOf(target: string): URL {
  const path = target.replace(/^\/{2,}/, "/")
  return URL.canParse(path, "http://platform.invalid")
    ? new URL(path, "http://platform.invalid")
    : new URL("http://platform.invalid/")
}

async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > most) throw tooLarge(most)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) throw tooLarge(most)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function tooLarge(most: number): Refusal {
  return new Refusal(413, `The body is larger than ${most} bytes. Send less.`)
}
