import { randomInt } from "node:crypto"
import { createKeyedHash, createToken, createTokenHash, isSameHash } from "../secrets/secrets.ts"
import type { Statements } from "../storage/storage.types.ts"

/** How many guesses a code stands. */
const MAX_TRIES = 3 // design: one-time codes

/** Table of codes; a migration of the service makes it. */
export const CODES_TABLE = `create table code_requests (
  token_hash text primary key,
  subject text,
  code_hash text not null,
  expires_at text not null,
  tries integer not null,
  used_at text
)`

export interface CodeWish {
  /** Whom the code lets in: a customer, a vehicle; `null` for a code that lets nobody in, and costs the same work. */
  readonly subject: string | null
  readonly digits: number
  readonly lastsMs: number
  readonly now: number
}

/** Digits, each as likely as any other. */
export function createCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, "0")
}

/**
 * Makes a code and keeps its hash, under a key and with the token of the request that made it. Earlier codes of the
 * subject are worth nothing any more: lock the subject, so that codes asked for at once come one after the other.
 */
export async function makeCode(
  inside: Statements,
  key: Buffer,
  { subject, digits, lastsMs, now }: CodeWish,
): Promise<{ readonly token: string; readonly code: string }> {
  const token = createToken()
  const code = createCode(digits)
  await inside.run(
    "update code_requests set used_at = ? where subject = ? and used_at is null",
    ...[new Date(now).toISOString(), subject],
  )
  await inside.run(
    "insert into code_requests (token_hash, subject, code_hash, expires_at, tries) values (?, ?, ?, ?, 0)",
    ...[createTokenHash(token), subject, createKeyedHash(key, token, code), new Date(now + lastsMs).toISOString()],
  )
  return { token, code }
}

/**
 * Whom a code lets in, once, or why nobody. A try is counted before it is looked at: of guesses that arrive together,
 * no more are looked at than are allowed. What is unknown, used, too old, tried too often or followed by a newer code is
 * answered alike.
 */
export async function useCode(
  inside: Statements,
  key: Buffer,
  { token, code }: { readonly token: string; readonly code: string },
  now: number,
): Promise<{ readonly subject: string } | "CodeWrong" | "CodeNotValid"> {
  const [name, moment] = [createTokenHash(token), new Date(now).toISOString()]
  const request = await inside.get(
    { subject: "text?", code_hash: "text", tries: "number" },
    `update code_requests set tries = tries + 1
     where token_hash = ? and tries < ? and used_at is null and expires_at > ?
     returning subject, code_hash, tries`,
    ...[name, MAX_TRIES, moment],
  )
  if (request === null) return "CodeNotValid"
  if (!isSameHash(createKeyedHash(key, token, code), request.code_hash) || request.subject === null)
    return request.tries < MAX_TRIES ? "CodeWrong" : "CodeNotValid"
  await inside.run("update code_requests set used_at = ? where token_hash = ?", moment, name)
  return { subject: request.subject }
}
