import type { IncomingHttpHeaders, IncomingMessage } from "node:http"
import { createTrustedHeaders } from "./forwarded.ts"

/**
 * A visitor's request, without headers that only trusted servers may set. An `X-Forwarded-Host` header from the
 * visitor, for example, is removed.
 */
export interface Visit {
  readonly method: string
  readonly path: string
  /** The headers that the visitor sent, and the headers about the visitor that trusted servers added. */
  readonly headers: IncomingHttpHeaders
  readonly isEncrypted: boolean
  readonly isForwarded: boolean
  readonly body: IncomingMessage
}

export function readVisit(request: IncomingMessage, proxies: number): Visit {
  const { method = "GET", headers: sent, url = "/" } = request
  const { path, ...target } = readTarget(url)
  const { range, "if-range": ifRange, ...others } = sent
  // Only GET supports ranges (RFC 9110 §14.2).
  const headers = { ...(method === "GET" ? sent : others), ...target }
  const trusted = createTrustedHeaders(headers, request.socket.remoteAddress, proxies)
  return { method, path: toReadablePath(path), ...trusted, body: request }
}

/** True if a request has at most one Host header, whose host is empty or valid (RFC 9112 §3.2). */
export function hasValidHost({ url = "/", headers, rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host")
  const { host = headers.host ?? "" } = readTarget(url)
  return names.length <= 1 && (host === "" || (!/[\s/?#@\\]/.test(host) && URL.canParse(`http://${host}`)))
}

/**
 * Splits a request target into its path and its host. The host of an absolute URL takes precedence over the Host header
 * (RFC 9112 §3.2.2).
 */
function readTarget(target: string): { readonly path: string; readonly host?: string } {
  const [, host, path = ""] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(target) ?? []
  if (host === undefined) return { path: target }
  return { host, path: path.startsWith("/") ? path : `/${path}` }
}

/** Returns the path of a request without the query. */
export function getPathname({ path }: Pick<Visit, "path">): string {
  return path.replace(/[?#].*$/, "")
}

export function isRead({ method }: Pick<Visit, "method">): boolean {
  return method === "GET" || method === "HEAD"
}

/** True for a request for server-sent events. The response to such a request stays open. */
export function isEventsRequest({ headers }: Pick<Visit, "headers">): boolean {
  return (headers.accept ?? "").includes("text/event-stream")
}

/**
 * Returns true if a request is for a page. A path with a file extension counts as a page only if the request accepts
 * HTML.
 */
export function isPageRequest(visit: Pick<Visit, "method" | "path" | "headers">): boolean {
  const pathname = getPathname(visit)
  if (!isRead(visit) || visit.headers.rsc !== undefined) return false
  if (/^\/(_next|api)\//.test(pathname) || pathname === "/healthz") return false
  return !/\.\w+$/.test(pathname) || (visit.headers.accept ?? "").includes("text/html")
}

/**
 * Encodes the percent signs in a path that cannot be decoded, such as `/50%`. The visitor then sees a “not found” page
 * instead of a server error.
 */
function toReadablePath(path: string): string {
  try {
    decodeURIComponent(path.replace(/[?#].*$/, ""))
    return path
  } catch {
    return path.replaceAll("%", "%25")
  }
}
