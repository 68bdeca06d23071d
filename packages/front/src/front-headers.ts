import { timingSafeEqual } from "node:crypto"

/** Carries the secret that the front and its Next share: what else such a request says of itself is believed. */
export const FRONT_HEADER = "x-forecourt-front"

/** Path under which Next renders what the visitor asked for; only believed together with the secret. */
export const ROUTE_HEADER = "x-forecourt-route"

/** Asks for a page each of whose islands stands alone, because one threw. Behind a front it is dropped when a visitor sends it. */
export const ISLANDS_HEADER = "x-forecourt-islands"

/** Marks a publish notice that another instance has already passed on. */
export const PEER_HEADER = "x-forecourt-peer"

/** Headers that only the front may set; whatever a visitor sends under their names is dropped. */
export const OWN_HEADERS: ReadonlySet<string> = new Set([FRONT_HEADER, ROUTE_HEADER, ISLANDS_HEADER])

/** Whether a request comes from the front that shares this secret. Without a secret none does. */
export function isFromFront(header: string | null | undefined, secret: string | undefined): boolean {
  if (!header || !secret || header.length !== secret.length) return false
  return timingSafeEqual(Buffer.from(header), Buffer.from(secret))
}
