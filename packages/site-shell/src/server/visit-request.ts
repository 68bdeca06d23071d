import { Readable } from "node:stream"
import type { Visit } from "@forecourt/front"
import { getVisitedUrl } from "../proxy/visited-url.ts"

export function getVisitUrl({ path, headers }: Pick<Visit, "path" | "headers">, proxies: number): URL {
  return getVisitedUrl(path, (name) => headers[name]?.toString(), { proxies })
}

export function toRequest(visit: Visit, url: URL): Request {
  const { method } = visit
  const headers = new Headers()
  for (const [name, value] of Object.entries(visit.headers)) if (value !== undefined) headers.set(name, String(value))
  if (method === "GET" || method === "HEAD") return new Request(url, { method, headers })
  const sent = { method, headers, body: Readable.toWeb(visit.body) as BodyInit, duplex: "half" } as const
  return new Request(url, sent)
}
