import { createHash, timingSafeEqual } from "node:crypto"

export { createKeyedHash, createKeys, createRotatedKeys, createToken, createTokenHash, isSameHash } from "./keys.ts"
export { openSeal, seal, unseal, unsealWithAny } from "./sealed.ts"
export { createSpokenNumber } from "./spoken-number.ts"

/** Returns whether a value equals a secret, comparing them in constant time. An empty value is never equal. */
export function isSecret(value: string, secret: string): boolean {
  return value !== "" && timingSafeEqual(digest(value), digest(secret))
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest()
}
