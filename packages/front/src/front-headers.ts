import { timingSafeEqual } from "node:crypto"

/** The header with the secret shared by the front and its Next. Other headers of a request with it are trusted. */
export const FRONT_HEADER = "x-forecourt-front"

/** The header with the path under which Next renders a page. Trusted only together with the secret. */
export const ROUTE_HEADER = "x-forecourt-route"

/**
 * The header that requests a page with isolated islands, after one of them threw. A front removes it from a visitor's
 * request.
 */
export const ISLANDS_HEADER = "x-forecourt-islands"

/** Marks a publish notice that another instance has already passed on. */
export const PEER_HEADER = "x-forecourt-peer"

/** The headers that only the front may set. A visitor's headers with these names are removed. */
export const OWN_HEADERS: ReadonlySet<string> = new Set([FRONT_HEADER, ROUTE_HEADER, ISLANDS_HEADER])

/** Returns whether a request comes from the front with this secret. Always false without a secret. */
export function isFromFront(header: string | null | undefined, secret: string | undefined): boolean {
  if (!header || !secret || header.length !== secret.length) return false
  return timingSafeEqual(Buffer.from(header), Buffer.from(secret))
}
