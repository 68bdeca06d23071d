import { timingSafeEqual } from "node:crypto"

/**
 * The header with the secret that Next.js shares with the front proxy. Next.js trusts the other headers of the front
 * proxy only if the secret is correct.
 */
export const FRONT_HEADER = "x-forecourt-front"

/**
 * The header with the path of the page that Next.js renders. Next.js trusts this header only if the request also
 * contains the shared secret.
 */
export const ROUTE_HEADER = "x-forecourt-route"

/**
 * The header with which the front proxy requests a page with isolated islands (interactive components) after an island
 * has thrown an error. The proxy removes this header from the requests of visitors.
 */
export const ISLANDS_HEADER = "x-forecourt-islands"

/** The header that marks a publish notification as already forwarded by another instance. */
export const PEER_HEADER = "x-forecourt-peer"

/** The headers that only the front proxy may set. The proxy removes them from visitors' requests. */
export const OWN_HEADERS: ReadonlySet<string> = new Set([FRONT_HEADER, ROUTE_HEADER, ISLANDS_HEADER])

/**
 * Returns true if the front proxy sent a request, as proved by the shared secret. Returns false if no secret is set.
 */
export function isFromFront(header: string | null | undefined, secret: string | undefined): boolean {
  if (!header || !secret || header.length !== secret.length) return false
  return timingSafeEqual(Buffer.from(header), Buffer.from(secret))
}
