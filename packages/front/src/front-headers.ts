import { timingSafeEqual } from "node:crypto"

/**
 * The header with the secret that the front (the proxy in front of Next) shares with Next. Next trusts the other
 * headers of a request with this secret.
 */
export const FRONT_HEADER = "x-forecourt-front"

/** The header with the path under which Next renders a page. It is trusted only together with the secret. */
export const ROUTE_HEADER = "x-forecourt-route"

/**
 * The header that requests a page with isolated islands, after an island has thrown an error. The front proxy removes
 * the header from visitors' requests.
 */
export const ISLANDS_HEADER = "x-forecourt-islands"

/** The header that marks a publish notification that another instance has already forwarded. */
export const PEER_HEADER = "x-forecourt-peer"

/** The headers that only the front proxy may set. They are removed from visitors' requests. */
export const OWN_HEADERS: ReadonlySet<string> = new Set([FRONT_HEADER, ROUTE_HEADER, ISLANDS_HEADER])

/**
 * Returns whether a request was sent by the front proxy, based on the shared secret. Without a secret, the result is
 * always false.
 */
export function isFromFront(header: string | null | undefined, secret: string | undefined): boolean {
  if (!header || !secret || header.length !== secret.length) return false
  return timingSafeEqual(Buffer.from(header), Buffer.from(secret))
}
