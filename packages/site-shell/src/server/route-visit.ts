import { pathnameOf, type Route, type Visit } from "@forecourt/front"
import type { CompiledTable } from "@forecourt/redirects"
import type { ChoiceForms } from "@forecourt/renderer"
import { EDITING_COOKIE } from "../editing/editing-session.ts"
import { decide, isPlatformPath } from "../proxy/decide.ts"
import { isVisitorPath, type VisitorHandler } from "../visitor/visitor-handler.ts"
import { requestOf, urlOf } from "./visit-request.ts"

export interface RouteVisitOptions {
  readonly site: { readonly languages: readonly string[] }
  readonly redirects: () => Promise<CompiledTable>
  /** What addresses may choose. */
  readonly choices: ChoiceForms
  readonly visitors: VisitorHandler
  /** How many servers of ours stand before the site. */
  readonly proxies: number
}

const PASS: Route = { kind: "pass" }

/**
 * Leads a visitor's request to its page, or answers it: the same decision as the proxy's, taken before Next is asked,
 * because a kept page needs no Next. What editors and programs ask for is left to the proxy.
 */
export async function routeVisit(visit: Visit, options: RouteVisitOptions): Promise<Route> {
  const pathname = pathnameOf(visit)
  if (isVisitorPath(pathname)) return passToVisitorHandler(visit, options)
  if (pathname.startsWith("/_next/")) return PASS
  if (isPlatformPath(pathname)) return { kind: "foreign" }

  const isRead = visit.method === "GET" || visit.method === "HEAD"
  const isEditor = visit.headers.cookie?.includes(`${EDITING_COOKIE}=`) ?? false
  if (!isRead || isEditor) return PASS
  const decision = decide(
    { url: urlOf(visit, options.proxies), session: null, headers: visit.headers },
    { site: options.site, redirects: await options.redirects(), choices: options.choices },
  )
  switch (decision.kind) {
    case "redirect":
      return { kind: "response", response: empty(decision.status, { location: decision.location }) }
    case "gone":
      return { kind: "response", response: empty(410) }
    case "page":
      return { kind: "page", path: decision.path }
    case "file":
      return { kind: "pass", path: decision.path }
    default:
      return PASS
  }
}

async function passToVisitorHandler(visit: Visit, { visitors, proxies }: RouteVisitOptions): Promise<Route> {
  const url = urlOf(visit, proxies)
  const response = await visitors(requestOf(visit, url), url)
  return response === null ? PASS : { kind: "response", response }
}

function empty(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers })
}
