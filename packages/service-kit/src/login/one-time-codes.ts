import { randomInt } from "node:crypto"
import { createKeyedHash, createToken, createTokenHash, isSameHash } from "../secrets/secrets.ts"
import { sql } from "../storage/sql.ts"
import type { Statements } from "../storage/storage.types.ts"

const MAX_TRIES = 3 // design: one-time codes

/** The SQL statement that creates the table of login codes, for a migration of the service. */
export const CODES_TABLE = `create table code_requests (
  token_hash text primary key,
  subject text,
  code_hash text not null,
  expires_at text not null,
  tries integer not null,
  used_at text
)`

export interface CodeWish {
  /**
   * The customer or vehicle that can log in with the code. `null` creates a decoy code, which takes equally long to
   * create but cannot be used to log in.
   */
  readonly subject: string | null
  readonly digits: number
  readonly lastsMs: number
  readonly now: number
  /** True if earlier codes of the subject stay valid: for links, whose tokens only the mailbox has. @default false */
  readonly keepsEarlier?: boolean
}

export function createCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, "0")
}

/**
 * Creates a login code with a request token and stores a keyed hash of both. Earlier codes of the subject become
 * invalid, unless they are kept. The caller must lock the subject, so that concurrent requests create their codes one
 * after another.
 */
export async function makeCode(
  tx: Statements,
  key: Buffer,
  { subject, digits, lastsMs, now, keepsEarlier = false }: CodeWish,
): Promise<{ readonly token: string; readonly code: string }> {
  const token = createToken()
  const code = createCode(digits)
  if (!keepsEarlier)
    await sql`update code_requests set used_at = ${new Date(now).toISOString()}
      where subject = ${subject} and used_at is null`.run(tx)
  await sql`insert into code_requests (token_hash, subject, code_hash, expires_at, tries)
    values (${createTokenHash(token)}, ${subject}, ${createKeyedHash(key, token, code)},
    ${new Date(now + lastsMs).toISOString()}, 0)`.run(tx)
  return { token, code }
}

/**
 * Returns the subject that can log in with a code, or the reason why the code is rejected. A code can be used only
 * once, and every unusable code (unknown, used, expired, exhausted or replaced) is rejected for the same reason.
 * Attempts are counted before the code is compared, so that concurrent attempts cannot exceed the limit.
 */
export async function useCode(
  tx: Statements,
  key: Buffer,
  { token, code }: { readonly token: string; readonly code: string },
  now: number,
): Promise<{ readonly subject: string } | "CodeWrong" | "CodeNotValid"> {
  const [name, moment] = [createTokenHash(token), new Date(now).toISOString()]
  const request = await sql`update code_requests set tries = tries + 1
    where token_hash = ${name} and tries < ${MAX_TRIES} and used_at is null and expires_at > ${moment}
    returning subject, code_hash, tries`.get(tx, { subject: "text?", code_hash: "text", tries: "number" })
  if (request === null) return "CodeNotValid"
  if (!isSameHash(createKeyedHash(key, token, code), request.code_hash) || request.subject === null)
    return request.tries < MAX_TRIES ? "CodeWrong" : "CodeNotValid"
  await sql`update code_requests set used_at = ${moment} where token_hash = ${name}`.run(tx)
  return { subject: request.subject }
}
