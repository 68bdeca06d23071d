import { isEventsRequest, isRead, type Visit } from "./visit.ts"

/** The decision of a site about a request, before Next is asked. */
export type Route =
  /** The site responds directly: a redirect, or a file of the site. */
  | { readonly kind: "response"; readonly response: Response }
  /** A public page, rendered by Next under this path. A status, such as 404, is set on the response. */
  | { readonly kind: "page"; readonly path: string; readonly status?: number }
  /** Next responds, under another path if one is given. */
  | { readonly kind: "pass"; readonly path?: string }
  /** Another server responds through Next. Nothing is changed. */
  | { readonly kind: "foreign" }

/** Returns the path under which Next responds; `undefined` when it is the visitor's. */
export function getRoutePath(route: Route): string | undefined {
  return route.kind === "page" || route.kind === "pass" ? route.path : undefined
}

/** Returns the key under which the response may be cached; `null` when it may not. */
export function getCacheKey(visit: Visit, route: Route): string | null {
  if (isEventsRequest(visit)) return null
  if (!isRead(visit) || visit.headers.rsc !== undefined) return null
  if (route.kind === "page") return route.path
  const isPlain = route.kind === "pass" && !visit.path.includes("?") && visit.headers.authorization === undefined
  return isPlain ? `file ${visit.path}` : null
}
