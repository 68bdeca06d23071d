import { isEventsRequest, isRead, type Visit } from "./visit.ts"

/** A site's decision on how to handle a request, made before the request is sent to Next.js. */
export type Route =
  /** The site itself responds, with a redirect or with one of its files. */
  | { readonly kind: "response"; readonly response: Response }
  /**
   * Next.js renders a public page under `path`. If `status` is set, for example to 404, the response has this status.
   */
  | { readonly kind: "page"; readonly path: string; readonly status?: number }
  /** Next.js responds. If `path` is set, Next.js uses this path instead of the path that the visitor requested. */
  | { readonly kind: "pass"; readonly path?: string }
  /** Another server responds through Next.js, and its response is passed on unchanged. */
  | { readonly kind: "foreign" }

export function getRoutePath(route: Route): string | undefined {
  return route.kind === "page" || route.kind === "pass" ? route.path : undefined
}

/** Returns `null` if the response must not be cached. */
export function getCacheKey(visit: Visit, route: Route): string | null {
  if (isEventsRequest(visit)) return null
  if (!isRead(visit) || visit.headers.rsc !== undefined) return null
  if (route.kind === "page") return route.path
  const isPlain = route.kind === "pass" && !visit.path.includes("?") && visit.headers.authorization === undefined
  return isPlain ? `file ${visit.path}` : null
}
