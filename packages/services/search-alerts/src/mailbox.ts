import { createKeyedHash, seal, unsealWithAny } from "@forecourt/service-kit/secrets"

/** Hashes an address, so that its alerts are found without decrypting it. */
export function hashAddress(key: Buffer, email: string): string {
  return createKeyedHash(key, "address", email.trim().toLowerCase())
}

export function sealAddress([key]: readonly [Buffer, ...Buffer[]], email: string): string {
  return seal(key, { email })
}

/** Decrypts an address. Returns `null` if none of the keys opens it. */
export function openAddress(keys: readonly Buffer[], sealed: string): string | null {
  return unsealWithAny<{ readonly email: string }>(keys, sealed)?.email ?? null
}
