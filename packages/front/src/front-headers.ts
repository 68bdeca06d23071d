import { timingSafeEqual } from "node:crypto"

/**
 * The header with the secret that the front and Next share. Next trusts the other headers of a request with this
 * secret.
 */
export const FRONT_HEADER = "x-forecourt-front"

/** The header with the path under which Next renders a page. It is trusted only together with the secret. */
export const ROUTE_HEADER = "x-forecourt-route"

/**
 * The header that requests a page with isolated islands after one of them has thrown. A front removes the header from
 * visitors' requests.
 */
export const ISLANDS_HEADER = "x-forecourt-islands"

/** The header that marks a publish notice as already forwarded by another instance. */
export const PEER_HEADER = "x-forecourt-peer"

/** The headers that only the front may set. They are removed from visitors' requests. */
export const OWN_HEADERS: ReadonlySet<string> = new Set([FRONT_HEADER, ROUTE_HEADER, ISLANDS_HEADER])

/** Returns true if the front sent a request with the given secret. Without a secret, the result is always false. */
export function isFromFront(header: string | null | undefined, secret: string | undefined): boolean {
  if (!header || !secret || header.length !== secret.length) return false
  return timingSafeEqual(Buffer.from(header), Buffer.from(secret))
}
