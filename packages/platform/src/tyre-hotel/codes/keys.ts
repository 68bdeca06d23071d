import { createHash, createHmac, hkdfSync } from "node:crypto"

/** One key for each purpose, so that nothing made for one of them is of use for another. */
export interface Keys {
  /** Seals phone numbers. */
  readonly phone: Buffer
  /** Hashes codes. */
  readonly code: Buffer
  /** Hashes what budgets are counted by, which is personal. */
  readonly subject: Buffer
  /** Hashes the body of a booking, which is personal. */
  readonly fingerprint: Buffer
  /** Makes up what a search answers for a vehicle that is not known. */
  readonly decoy: Buffer
}

export function keysOf(secret: string): Keys {
  const key = (purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", `forecourt tyre-hotel ${purpose}`, 32))
  return {
    phone: key("phone"),
    code: key("code"),
    subject: key("subject"),
    fingerprint: key("fingerprint"),
    decoy: key("decoy"),
  }
}

export function keyedHash(key: Buffer, ...parts: string[]): string {
  return createHmac("sha256", key).update(JSON.stringify(parts)).digest("base64url")
}

/** For tokens of 256 random bits, which nobody finds from their hash. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url")
}
