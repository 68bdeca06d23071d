import { isEventsRequest, isRead, type Visit } from "./visit.ts"

/** A site's decision about a request, made before the request is sent to Next. */
export type Route =
  /** The site responds directly, with a redirect or with one of its files. */
  | { readonly kind: "response"; readonly response: Response }
  /** A public page, rendered by Next under this path. A status, such as 404, is set on the response. */
  | { readonly kind: "page"; readonly path: string; readonly status?: number }
  /** Next responds, under a different path if `path` is set. */
  | { readonly kind: "pass"; readonly path?: string }
  /** Another server responds through Next, and nothing is changed. */
  | { readonly kind: "foreign" }

/** Returns the path under which Next responds, or `undefined` for the visitor's own path. */
export function getRoutePath(route: Route): string | undefined {
  return route.kind === "page" || route.kind === "pass" ? route.path : undefined
}

/** Returns the cache key of the response, or `null` when the response must not be cached. */
export function getCacheKey(visit: Visit, route: Route): string | null {
  if (isEventsRequest(visit)) return null
  if (!isRead(visit) || visit.headers.rsc !== undefined) return null
  if (route.kind === "page") return route.path
  const isPlain = route.kind === "pass" && !visit.path.includes("?") && visit.headers.authorization === undefined
  return isPlain ? `file ${visit.path}` : null
}
