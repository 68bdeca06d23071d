import { isEventsRequest, isRead, type Visit } from "./visit.ts"

/** The decision of a site on how to handle a request. It is made before anything is sent to Next.js. */
export type Route =
  /** The site responds to the request itself, with a redirect or one of its files. */
  | { readonly kind: "response"; readonly response: Response }
  /**
   * Next.js renders the public page at `path`. If `status` is set, for example to 404, the response has this status.
   */
  | { readonly kind: "page"; readonly path: string; readonly status?: number }
  /** Next.js handles the request itself. If `path` is set, it replaces the requested path. */
  | { readonly kind: "pass"; readonly path?: string }
  /** Another server responds via Next.js. The front proxy passes the response on unchanged. */
  | { readonly kind: "foreign" }

export function getRoutePath(route: Route): string | undefined {
  return route.kind === "page" || route.kind === "pass" ? route.path : undefined
}

/**
 * Returns the key under which the response to a request is cached. Returns `null` if the response must not be cached.
 */
export function getCacheKey(visit: Visit, route: Route): string | null {
  if (isEventsRequest(visit)) return null
  if (!isRead(visit) || visit.headers.rsc !== undefined) return null
  if (route.kind === "page") return route.path
  const isPlain = route.kind === "pass" && !visit.path.includes("?") && visit.headers.authorization === undefined
  return isPlain ? `file ${visit.path}` : null
}
