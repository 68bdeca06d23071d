import type { Visit } from "@forecourt/front"
import { visitedUrl } from "../proxy/visited-url.ts"

/** The address that a visitor asked for. */
export function urlOf({ path, headers }: Pick<Visit, "path" | "headers">, proxies: number): URL {
  return visitedUrl(path, (name) => headers[name]?.toString(), { proxies })
}

/** A visit as the web's own kind of request; `null` when its body is longer than it may be. */
export async function requestOf(visit: Visit, url: URL, maxBytes: number): Promise<Request | null> {
  const { method } = visit
  const headers = new Headers()
  for (const [name, value] of Object.entries(visit.headers)) if (value !== undefined) headers.set(name, String(value))
  if (method === "GET" || method === "HEAD") return new Request(url, { method, headers })
  const body = await readBody(visit.body, maxBytes)
  return body && new Request(url, { method, headers, body })
}

async function readBody(stream: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
