import { createHash, createHmac, timingSafeEqual } from "node:crypto"

/** Compares secrets of any length in constant time. */
export function isSameSecret(value: string | null | undefined, expected: string): boolean {
  if (typeof value !== "string" || expected === "") return false
  return timingSafeEqual(hash(value), hash(expected))
}

/** Creates a keyed signature (HMAC) of a text, for one purpose only. */
export function createSignature(text: string, secret: string, purpose: string): string {
  return createHmac("sha256", hash(`${purpose}:${secret}`))
    .update(text)
    .digest("base64url")
}

function hash(text: string): Buffer {
  return createHash("sha256").update(text).digest()
}
