import { isEventsRequest, isRead, type Visit } from "./visit.ts"

/** What a site says of a request before Next is asked. */
export type Route =
  /** It is answered at once: a redirect, a file of the site's own. */
  | { readonly kind: "response"; readonly response: Response }
  /** A page that is the same for everyone; Next renders it under this path. With a status, such as 404, it says so itself. */
  | { readonly kind: "page"; readonly path: string; readonly status?: number }
  /** Next answers, under another path if one is given. */
  | { readonly kind: "pass"; readonly path?: string }
  /** Another server answers through Next; nothing of it is changed. */
  | { readonly kind: "foreign" }

/** Returns the path under which Next answers; `undefined` where it is the visitor's. */
export function getRoutePath(route: Route): string | undefined {
  return route.kind === "page" || route.kind === "pass" ? route.path : undefined
}

/** Returns the key under which the response may be cached; `null` where it may not. */
export function getCacheKey(visit: Visit, route: Route): string | null {
  if (isEventsRequest(visit)) return null
  if (!isRead(visit) || visit.headers.rsc !== undefined) return null
  if (route.kind === "page") return route.path
  const isPlain = route.kind === "pass" && !visit.path.includes("?") && visit.headers.authorization === undefined
  return isPlain ? `file ${visit.path}` : null
}
