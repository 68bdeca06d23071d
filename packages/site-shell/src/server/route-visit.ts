import { getPathname, type Route, type Visit } from "@forecourt/front"
import type { CompiledTable } from "@forecourt/redirects"
import type { ChoiceForms } from "@forecourt/renderer"
import { EDITING_COOKIE } from "../editing/editing-session.ts"
import { EDITOR_COOKIE } from "../editing/editor-session.ts"
import type { ItemRouter } from "../items/item-router.ts"
import { isPlatformPath, resolveVisit } from "../proxy/decide.ts"
import { resolveItem } from "../proxy/decide-item.ts"
import { hasDraft } from "../visitor/draft-cookie.ts"
import { isVisitorPath, type VisitorHandler } from "../visitor/visitor-handler.ts"
import { getVisitUrl, toRequest } from "./visit-request.ts"

export interface RouteVisitOptions {
  readonly site: { readonly languages: readonly string[] }
  readonly redirects: () => Promise<CompiledTable>
  readonly choices: ChoiceForms
  readonly items: ItemRouter
  readonly visitors: VisitorHandler
  readonly proxies: number
}

const PASS: Route = { kind: "pass" }

const REFUSED: Route = { kind: "response", response: createEmptyResponse(405, { allow: "GET, HEAD" }) }

/**
 * Routes a request in the same way as `proxy.ts`, but without Next.js, so that cached pages can be served without it.
 * Requests from editors are passed on to `proxy.ts`.
 */
export async function resolveVisitRoute(visit: Visit, options: RouteVisitOptions): Promise<Route> {
  const pathname = getPathname(visit)
  if (isVisitorPath(pathname)) return sendToVisitorHandler(visit, options)
  if (isPlatformPath(pathname)) return { kind: "foreign" }
  const isRead = visit.method === "GET" || visit.method === "HEAD"
  if (pathname.startsWith("/_next/")) return isRead ? PASS : REFUSED

  const isEditor = [EDITING_COOKIE, EDITOR_COOKIE].some((name) => visit.headers.cookie?.includes(`${name}=`))
  if (isEditor) return PASS
  const { site, choices, items } = options
  const url = getVisitUrl(visit, options.proxies)
  if (hasDraft(url, visit.headers.cookie)) return PASS
  const address = resolveVisit({ url, headers: visit.headers }, { site, redirects: await options.redirects(), choices })
  // The front decides which methods a page supports.
  if (!isRead) return address.kind === "page" ? { kind: "page", path: address.path } : PASS
  const decision = await resolveItem(address, { url, site, choices, items })
  switch (decision.kind) {
    case "redirect":
      return { kind: "response", response: createEmptyResponse(decision.status, { location: decision.location }) }
    case "gone":
      return { kind: "response", response: createEmptyResponse(410) }
    case "page":
      return { kind: "page", path: decision.path, ...(decision.status && { status: decision.status }) }
    case "file":
      return { kind: "pass", path: decision.path }
    default:
      return PASS
  }
}

async function sendToVisitorHandler(visit: Visit, { visitors, proxies }: RouteVisitOptions): Promise<Route> {
  const url = getVisitUrl(visit, proxies)
  const response = await visitors(toRequest(visit, url), url)
  return response === null ? PASS : { kind: "response", response }
}

function createEmptyResponse(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers })
}
