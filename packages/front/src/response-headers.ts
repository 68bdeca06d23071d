import type { UpstreamResponse } from "./upstream.ts"

/**
 * The response headers that are not passed on. They apply only to a single connection or body, or are set by the front
 * proxy.
 */
const DROPPED = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "content-security-policy",
  "date",
  "etag",
  "keep-alive",
  "last-modified",
  "proxy-authenticate",
  "refresh",
  "trailer",
  "transfer-encoding",
  "upgrade",
])

const INNER = /^x-(nextjs|middleware)-/

export type SentHeaders = Record<string, string | string[]>

export function createHeaders(response: Pick<UpstreamResponse, "headers">, placeholder: string): SentHeaders {
  const sent: SentHeaders = {}
  for (const [name, value] of Object.entries(response.headers)) {
    if (value === undefined || DROPPED.has(name) || INNER.test(name)) continue
    sent[name] = removePlaceholder(value, placeholder)
  }
  return sent
}

export function createOriginalHeaders(response: Pick<UpstreamResponse, "headers">, placeholder: string): SentHeaders {
  const sent = createHeaders(response, placeholder)
  for (const name of ["content-encoding", "content-length", "etag", "last-modified", "content-security-policy"]) {
    const value = response.headers[name]
    if (value !== undefined) sent[name] = removePlaceholder(value, placeholder)
  }
  return sent
}

export function addVaryEncoding(vary: string | string[] | undefined): string {
  const names = [vary ?? []].flat().join(", ")
  if (/\baccept-encoding\b/i.test(names)) return names
  return names === "" ? "Accept-Encoding" : `${names}, Accept-Encoding`
}

function removePlaceholder(value: string | string[], placeholder: string): string | string[] {
  return Array.isArray(value)
    ? value.map((item) => item.replaceAll(placeholder, ""))
    : value.replaceAll(placeholder, "")
}
