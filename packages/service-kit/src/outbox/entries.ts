import { randomUUID } from "node:crypto"
import { seal, unsealWithAny } from "../secrets/secrets.ts"
import { sql } from "../storage/sql.ts"
import type { Statements, Storage } from "../storage/storage.types.ts"

export interface ClaimedEntry {
  readonly id: string
  readonly kind: string
  readonly payload: string
  /** The number of the current attempt, starting at 1. */
  readonly attempts: number
  /** The time after which the entry is worthless, in ISO 8601 format. `null` if it never is. */
  readonly expiresAt: string | null
  /** The reason for the last failure. `null` until the first attempt has failed. */
  readonly problem: string | null
}

export interface Content {
  readonly payload: unknown
  /** The expiry in milliseconds since 1970 of an entry that was written before the table had a column for it. */
  readonly expiresAt?: number | null
}

export interface NewEntry {
  readonly kind: string
  readonly payload: unknown
  /** The time after which the entry is worthless, in milliseconds since 1970. `null` if it never is. */
  readonly expiresAt: number | null
  /** The time before which the entry is not delivered, in milliseconds since 1970. It waits from then on. */
  readonly notBefore: number
}

export async function writeEntry(
  tx: Statements,
  key: Buffer,
  { kind, payload, expiresAt, notBefore }: NewEntry,
): Promise<string> {
  const id = createId()
  const content: Content = { payload }
  const waitsFrom = toIsoTime(notBefore)
  await sql`insert into outbox_entries (id, kind, payload, attempts, due_at, created_at, expires_at)
    values (${id}, ${kind}, ${seal(key, content)}, 0, ${waitsFrom}, ${waitsFrom},
      ${expiresAt === null ? null : toIsoTime(expiresAt)})`.run(tx)
  return id
}

/** Decrypts an entry. Returns `null` if none of the keys opens it. */
export function openEntry(keys: readonly Buffer[], { payload }: Pick<ClaimedEntry, "payload">): Content | null {
  return unsealWithAny<Content>(keys, payload)
}

const IS_DUE = "gave_up_at is null and due_at <= ? and (claimed_until is null or claimed_until <= ?)"

export async function hasDue(storage: Storage, now: number): Promise<boolean> {
  const at = toIsoTime(now)
  return (await storage.get(`select id from outbox_entries where ${IS_DUE} limit 1`, at, at)) !== null
}

const CLAIMED_ENTRY = {
  id: "text",
  kind: "text",
  payload: "text",
  attempts: "number",
  expiresAt: "text?",
  problem: "text?",
} as const

/** Claims the entries that have been due the longest. Other workers cannot take them until the claim expires. */
export function reserveDueEntries(
  storage: Storage,
  { worker, now, until, count }: { worker: string; now: number; until: number; count: number },
): Promise<ClaimedEntry[]> {
  const skipping = storage.engine === "postgres" ? " for update skip locked" : ""
  return storage.transaction(async (tx) => {
    const due = await tx.all(
      CLAIMED_ENTRY,
      `select id, kind, payload, attempts + 1 as attempts, expires_at as "expiresAt", problem from outbox_entries
       where ${IS_DUE} order by due_at, id limit ?${skipping}`,
      toIsoTime(now),
      toIsoTime(now),
      count,
    )
    for (const { id, attempts } of due)
      await sql`update outbox_entries set claimed_by = ${worker}, claimed_until = ${toIsoTime(until)},
        attempts = ${attempts} where id = ${id}`.run(tx)
    return due
  })
}

export async function removeEntry(storage: Storage, id: string, worker: string): Promise<void> {
  await sql`delete from outbox_entries where id = ${id} and claimed_by = ${worker}`.run(storage)
}

export async function postponeEntry(
  storage: Storage,
  { id, worker, dueAt, problem }: { id: string; worker: string; dueAt: number; problem: string },
): Promise<void> {
  await sql`update outbox_entries set due_at = ${toIsoTime(dueAt)}, problem = ${problem}, claimed_by = null,
    claimed_until = null where id = ${id} and claimed_by = ${worker}`.run(storage)
}

export async function giveUpEntry(
  storage: Storage,
  { id, worker, now, problem }: { id: string; worker: string; now: number; problem: string },
): Promise<void> {
  await sql`update outbox_entries set gave_up_at = ${toIsoTime(now)}, problem = ${problem}, claimed_by = null,
    claimed_until = null where id = ${id} and claimed_by = ${worker}`.run(storage)
}

export function toIsoTime(ms: number): string {
  return new Date(ms).toISOString()
}

/**
 * Creates an id that can be used in a header. The alphabetical order of ids is the order of their creation, even within
 * a millisecond.
 */
function createId(): string {
  const microseconds = Math.round((performance.timeOrigin + performance.now()) * 1000)
  return `${String(microseconds).padStart(20, "0")}-${randomUUID()}`
}
