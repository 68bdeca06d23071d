import { randomBytes, randomInt, timingSafeEqual } from "node:crypto"
import type { CodeLength } from "../tyre-hotel.types.ts"
import { type Keys, keyedHash } from "./keys.ts"

/** Digits, each as likely as any other. */
export function newCode(length: CodeLength): string {
  return String(randomInt(10 ** length)).padStart(length, "0")
}

/** A name that cannot be guessed: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString("base64url")
}

/** A code is kept as a hash with a key, which also holds the token of the request that made it. */
export function hashOfCode({ code: key }: Keys, token: string, code: string): string {
  return keyedHash(key, token, code)
}

/** Compares hashes in a time that tells nothing about either. */
export function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
