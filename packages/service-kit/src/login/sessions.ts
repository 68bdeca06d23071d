import { createToken, createTokenHash } from "../secrets/secrets.ts"
import { sql } from "../storage/sql.ts"
import type { Statements } from "../storage/storage.types.ts"

/** The SQL statement that creates the table of sessions, for a migration of the service. */
export const SESSIONS_TABLE = `create table sessions (
  token_hash text primary key,
  subject text not null,
  expires_at text not null
)`

/** Starts a session for a subject, such as a customer, and returns its token. Only a hash of the token is stored. */
export async function startSession(
  tx: Statements,
  { subject, lastsMs, now }: { readonly subject: string; readonly lastsMs: number; readonly now: number },
): Promise<string> {
  const token = createToken()
  await sql`insert into sessions (token_hash, subject, expires_at)
    values (${createTokenHash(token)}, ${subject}, ${new Date(now + lastsMs).toISOString()})`.run(tx)
  return token
}

/** Ends a session. Has no effect if the session has already ended. */
export async function removeSession(storage: Statements, token: string): Promise<void> {
  await sql`delete from sessions where token_hash = ${createTokenHash(token)}`.run(storage)
}

/** Ends all sessions of a subject. */
export async function removeSessions(tx: Statements, subject: string): Promise<void> {
  await sql`delete from sessions where subject = ${subject}`.run(tx)
}

/**
 * Finds the subject of the session with the given token. Returns `null` when the token is unknown or the session has
 * expired.
 */
export async function findSession(storage: Statements, token: string, now: number): Promise<string | null> {
  const row = await sql`select subject from sessions where token_hash = ${createTokenHash(token)}
    and expires_at > ${new Date(now).toISOString()}`.get(storage, { subject: "text" })
  return row?.subject ?? null
}

/** Deletes expired codes and sessions. */
export async function removeOldLogins(storage: Statements, now: number): Promise<void> {
  const moment = new Date(now).toISOString()
  await sql`delete from code_requests where expires_at < ${moment}`.run(storage)
  await sql`delete from sessions where expires_at < ${moment}`.run(storage)
}
