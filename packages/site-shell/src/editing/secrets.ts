import { createHash, createHmac, timingSafeEqual } from "node:crypto"

/** Compares secrets in constant time, even if their lengths differ. An empty `expected` secret never matches. */
export function isSameSecret(value: string | null | undefined, expected: string): boolean {
  if (typeof value !== "string" || expected === "") return false
  return timingSafeEqual(hash(value), hash(expected))
}

/** Creates an HMAC that is valid only for the given purpose. */
export function createSignature(text: string, secret: string, purpose: string): string {
  return createHmac("sha256", hash(`${purpose}:${secret}`))
    .update(text)
    .digest("base64url")
}

function hash(text: string): Buffer {
  return createHash("sha256").update(text).digest()
}
