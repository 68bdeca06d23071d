import type { IncomingHttpHeaders, IncomingMessage } from "node:http"
import { createTrustedHeaders } from "./forwarded.ts"

/** A request with its trusted properties. */
export interface Visit {
  readonly method: string
  readonly path: string
  /** The visitor's headers, and the headers that trusted servers have added about the visitor. */
  readonly headers: IncomingHttpHeaders
  readonly isEncrypted: boolean
  readonly isForwarded: boolean
  readonly body: IncomingMessage
}

/** Reads a request that passed through `proxies` trusted servers. */
export function readVisit(request: IncomingMessage, proxies: number): Visit {
  const { method = "GET", headers: sent, url = "/" } = request
  const { path, ...target } = readTarget(url)
  const { range, "if-range": ifRange, ...others } = sent
  // Only GET supports ranges (RFC 9110 §14.2).
  const headers = { ...(method === "GET" ? sent : others), ...target }
  const trusted = createTrustedHeaders(headers, request.socket.remoteAddress, proxies)
  return { method, path: toReadablePath(path), ...trusted, body: request }
}

/** Returns whether a request contains a single, valid host (RFC 9112 §3.2). */
export function hasValidHost({ url = "/", headers, rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host")
  const { host = headers.host ?? "" } = readTarget(url)
  return names.length <= 1 && (host === "" || (!/[\s/?#@\\]/.test(host) && URL.canParse(`http://${host}`)))
}

/** Parses a request target. An absolute URL overrides the Host header (RFC 9112 §3.2.2). */
function readTarget(target: string): { readonly path: string; readonly host?: string } {
  const [, host, path = ""] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(target) ?? []
  if (host === undefined) return { path: target }
  return { host, path: path.startsWith("/") ? path : `/${path}` }
}

/** Returns the path without the query. */
export function getPathname({ path }: Pick<Visit, "path">): string {
  return path.replace(/[?#].*$/, "")
}

export function isRead({ method }: Pick<Visit, "method">): boolean {
  return method === "GET" || method === "HEAD"
}

/** Returns true if a request is for server-sent events, whose response stays open. */
export function isEventsRequest({ headers }: Pick<Visit, "headers">): boolean {
  return (headers.accept ?? "").includes("text/event-stream")
}

/** Returns true if a page is requested. Files do not count unless a browser navigates to them. */
export function isPageRequest(visit: Pick<Visit, "method" | "path" | "headers">): boolean {
  const pathname = getPathname(visit)
  if (!isRead(visit) || visit.headers.rsc !== undefined) return false
  if (/^\/(_next|api)\//.test(pathname) || pathname === "/healthz") return false
  return !/\.\w+$/.test(pathname) || (visit.headers.accept ?? "").includes("text/html")
}

/** Encodes a stray percent sign, so that the address leads to an unknown page instead of a server error. */
function toReadablePath(path: string): string {
  try {
    decodeURIComponent(path.replace(/[?#].*$/, ""))
    return path
  } catch {
    return path.replaceAll("%", "%25")
  }
}
