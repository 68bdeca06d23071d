import type { IncomingMessage, ServerResponse } from "node:http"
import { visitedUrl } from "../proxy/visited-url.ts"
import { isVisitorPath, type VisitorDesk } from "./visitor-desk.ts"

/** Answers of visitors are short; more than this is none. */
const MOST_BYTES = 4096

export interface AnswerVisitorOptions {
  readonly desk: VisitorDesk
  /** How many servers of ours stand before the site. */
  readonly proxies: number
}

/** Lets the desk answer a request of the server. @returns whether it did. */
export async function answerVisitor(
  request: IncomingMessage,
  response: ServerResponse,
  { desk, proxies }: AnswerVisitorOptions,
): Promise<boolean> {
  const { method = "GET", url: path = "/" } = request
  if (!isVisitorPath(path)) return false

  const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  const url = visitedUrl(path, (name) => headers.get(name), { proxies })
  const body = method === "POST" ? await readBody(request) : undefined
  const answer =
    body === null
      ? new Response("This is too long.\n", { status: 413 })
      : await desk(new Request(url, { method, headers, ...(body !== undefined && { body }) }), url)
  if (answer === null) return false

  for (const [name, value] of answer.headers) {
    if (name === "set-cookie") response.appendHeader(name, value)
    else response.setHeader(name, value)
  }
  response.statusCode = answer.status
  response.end(Buffer.from(await answer.arrayBuffer()))
  return true
}

/** `null` for a body that is too long. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MOST_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
