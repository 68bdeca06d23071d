import type { IncomingHttpHeaders, IncomingMessage } from "node:http"
import { createTrustedHeaders } from "./forwarded.ts"

/** One request, with what may be believed of it. */
export interface Visit {
  readonly method: string
  /** Path and query as they were asked for. */
  readonly path: string
  /** What the visitor said, and what servers of ours said of the visitor. */
  readonly headers: IncomingHttpHeaders
  readonly isEncrypted: boolean
  /** Whether the request says to have come through servers, of which there should be none. */
  readonly isForwarded: boolean
  /** The request's body. */
  readonly body: IncomingMessage
}

/** Reads a request that came through as many servers of ours as `proxies` says. */
export function readVisit(request: IncomingMessage, proxies: number): Visit {
  const { method = "GET", headers: sent, url = "/" } = request
  const { path, ...target } = readTarget(url)
  const { range, "if-range": ifRange, ...others } = sent
  // Only GET knows ranges (RFC 9110 §14.2).
  const headers = { ...(method === "GET" ? sent : others), ...target }
  const trusted = createTrustedHeaders(headers, request.socket.remoteAddress, proxies)
  return { method, path: toReadablePath(path), ...trusted, body: request }
}

/** Tells whether a request names its host once, and as a host is written (RFC 9112 §3.2). */
export function hasValidHost({ url = "/", headers, rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host")
  const { host = headers.host ?? "" } = readTarget(url)
  return names.length <= 1 && (host === "" || (!/[\s/?#@\\]/.test(host) && URL.canParse(`http://${host}`)))
}

/** Reads a request target. The absolute form names the host, whatever the header says (RFC 9112 §3.2.2). */
function readTarget(target: string): { readonly path: string; readonly host?: string } {
  const [, host, path = ""] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(target) ?? []
  if (host === undefined) return { path: target }
  return { host, path: path.startsWith("/") ? path : `/${path}` }
}

/** Path without query. */
export function getPathname({ path }: Pick<Visit, "path">): string {
  return path.replace(/[?#].*$/, "")
}

export function isRead({ method }: Pick<Visit, "method">): boolean {
  return method === "GET" || method === "HEAD"
}

/** Whether events are asked for, which come one by one for as long as the visitor stays. */
export function isEventsRequest({ headers }: Pick<Visit, "headers">): boolean {
  return (headers.accept ?? "").includes("text/event-stream")
}

/** Whether a page is asked for: not a file, unless a browser asks for one to show. */
export function isPageRequest(visit: Pick<Visit, "method" | "path" | "headers">): boolean {
  const pathname = getPathname(visit)
  if (!isRead(visit) || visit.headers.rsc !== undefined) return false
  if (/^\/(_next|api)\//.test(pathname) || pathname === "/healthz") return false
  return !/\.\w+$/.test(pathname) || (visit.headers.accept ?? "").includes("text/html")
}

/** An address with a percent sign that stands for nothing is an unknown page, not a fault of ours. */
function toReadablePath(path: string): string {
  try {
    decodeURIComponent(path.replace(/[?#].*$/, ""))
    return path
  } catch {
    return path.replaceAll("%", "%25")
  }
}
