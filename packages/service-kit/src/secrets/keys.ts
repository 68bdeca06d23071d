import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto"

/**
 * Derives a separate key for each purpose from a secret, so that a value created for one purpose is not valid for
 * another.
 */
export function createKeys<Purpose extends string>(
  secret: string,
  service: string,
  purposes: readonly Purpose[],
): Readonly<Record<Purpose, Buffer>> {
  return Object.fromEntries(purposes.map((purpose) => [purpose, createKey(secret, service, purpose)])) as Record<
    Purpose,
    Buffer
  >
}

function createKey(secret: string, service: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `forecourt ${service} ${purpose}`, 32))
}

/** Derives a key for the given purpose from each secret of a service, the current secret first. */
export function createRotatedKeys(
  [current, ...previous]: readonly [string, ...string[]],
  service: string,
  purpose: string,
): [Buffer, ...Buffer[]] {
  return [createKey(current, service, purpose), ...previous.map((secret) => createKey(secret, service, purpose))]
}

/** Creates a hash that cannot be reproduced without the key. */
export function createKeyedHash(key: Buffer, ...parts: string[]): string {
  return createHmac("sha256", key).update(JSON.stringify(parts)).digest("base64url")
}

/** Creates an unguessable token of 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString("base64url")
}

/** Hashes a token of 256 random bits. The token cannot be guessed from its hash. */
export function createTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url")
}

/** Returns whether two hashes are equal, comparing them in constant time. */
export function isSameHash(hash: string, other: string): boolean {
  const [left, right] = [Buffer.from(hash), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
