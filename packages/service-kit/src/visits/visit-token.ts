import { createHmac } from "node:crypto"
import { isSameHash } from "../secrets/secrets.ts"

/** Half of the hash: 128 bits are unguessable (RFC 2104, section 5), and the link is short enough for text messages. */
const SIGNATURE_CHARACTERS = 32
const TOKEN = /^([2-9A-HJ-NP-Z]{10})-([0-9a-f]{32})$/
const TOKEN_IN_LINK = /(?<=\/)[2-9A-HJ-NP-Z]{10}-[0-9a-f]{32}(?![0-9a-f])/g

/** Creates the token with which the customer of a booking can see, change and cancel it. */
export function createVisitToken([key]: readonly [Buffer, ...Buffer[]], bookingId: string): string {
  return `${bookingId}-${sign(key, bookingId)}`
}

/** Returns the booking that a token was created for, by any of the keys. Returns `null` for any other text. */
export function readVisitToken(keys: readonly Buffer[], token: string): string | null {
  const [, bookingId = "", signature = ""] = TOKEN.exec(token) ?? []
  return keys.some((key) => isSameHash(sign(key, bookingId), signature)) ? bookingId : null
}

/** Replaces the tokens of links in a text, with which staff could act as the customer. */
export function maskVisitTokens(text: string): string {
  return text.replaceAll(TOKEN_IN_LINK, "…")
}

function sign(key: Buffer, bookingId: string): string {
  return createHmac("sha256", key).update(bookingId).digest("hex").slice(0, SIGNATURE_CHARACTERS)
}
