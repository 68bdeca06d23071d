import { timingSafeEqual } from "node:crypto"

/**
 * The header with the secret that is shared by Next.js and the front, which is the proxy in front of it. Next.js trusts
 * the other headers of a request only if the secret is correct.
 */
export const FRONT_HEADER = "x-forecourt-front"

/**
 * The header with the path under which Next.js renders a page. Next.js trusts it only in a request with the shared
 * secret.
 */
export const ROUTE_HEADER = "x-forecourt-route"

/**
 * The header with which the front proxy requests a page with isolated islands, after an island has thrown an error. The
 * proxy removes this header from visitors' requests.
 */
export const ISLANDS_HEADER = "x-forecourt-islands"

/** The header that marks a publish notification as already forwarded by another instance. */
export const PEER_HEADER = "x-forecourt-peer"

/** The headers that only the front proxy may set. The proxy removes them from visitors' requests. */
export const OWN_HEADERS: ReadonlySet<string> = new Set([FRONT_HEADER, ROUTE_HEADER, ISLANDS_HEADER])

/**
 * Returns true if a request was sent by the front proxy, which is recognised by the shared secret. If no secret is set,
 * the result is always false.
 */
export function isFromFront(header: string | null | undefined, secret: string | undefined): boolean {
  if (!header || !secret || header.length !== secret.length) return false
  return timingSafeEqual(Buffer.from(header), Buffer.from(secret))
}
