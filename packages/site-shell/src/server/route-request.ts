import type { IncomingMessage, ServerResponse } from "node:http"
import type { CompiledTable } from "@forecourt/redirects"
import { EDITING_COOKIE } from "../editing/editing-session.ts"
import { decide } from "../proxy/decide.ts"
import { ROUTED_HEADER, SAFE_HEADER } from "../proxy/proxy-headers.ts"
import { visitedUrl } from "../proxy/visited-url.ts"

export interface RouteOptions {
  readonly site: { readonly languages: readonly string[] }
  readonly redirects: () => Promise<CompiledTable>
  /** How many servers of ours stand before the site. */
  readonly proxies: number
}

/**
 * Leads a visitor's request to its page, or answers it with a redirect, as the proxy would: the same decision, taken
 * here because asking the proxy costs a third of what a kept page costs. Everything else is left to the proxy.
 *
 * @returns whether the request is answered.
 */
export async function routeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { site, redirects, proxies }: RouteOptions,
): Promise<boolean> {
  const path = request.url ?? "/"
  const isRead = request.method === "GET" || request.method === "HEAD"
  const isEditor = request.headers.cookie?.includes(`${EDITING_COOKIE}=`) ?? false
  if (!isRead || isEditor || path.startsWith("/_next/")) return false

  const url = visitedUrl(path, (name) => headerOf(request, name), { proxies })
  const isSafe = request.headers[SAFE_HEADER] !== undefined
  const decision = decide(
    { url, session: null, isSafe, headers: request.headers },
    { site, redirects: await redirects() },
  )
  if (decision.kind === "redirect") {
    response.writeHead(decision.status, { location: decision.location, "content-length": 0 }).end()
    return true
  }
  if (decision.kind === "gone") {
    response.writeHead(410, { "content-length": 0 }).end()
    return true
  }
  if (decision.kind === "page") {
    request.url = decision.path
    request.headers[ROUTED_HEADER] = "1"
  }
  return false
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}
