import { randomUUID } from "node:crypto"
import { seal, unseal } from "../secrets/secrets.ts"
import { sql } from "../storage/sql.ts"
import type { Statements, Storage } from "../storage/storage.types.ts"

/** The SQL statement that creates the table of undelivered outbox entries, for a migration of the service. */
export const OUTBOX_ENTRIES_TABLE = `create table outbox_entries (
  id text primary key,
  kind text not null,
  payload text not null,
  attempts integer not null,
  due_at text not null,
  claimed_by text,
  claimed_until text,
  gave_up_at text,
  problem text
)`

/** The SQL statement that creates the index for finding due entries, for a migration of the service. */
export const OUTBOX_ENTRIES_INDEX = "create index outbox_entries_by_due on outbox_entries (due_at)"

/** An undelivered entry as shown to operators, without its encrypted payload. */
export interface PendingEntry {
  readonly id: string
  readonly kind: string
  readonly attempts: number
  /** The time at which delivery was abandoned, in ISO 8601 format. `null` while delivery is still being attempted. */
  readonly gaveUpAt: string | null
  /** The reason for the last failure, without personal data. `null` until the first attempt has failed. */
  readonly problem: string | null
}

/** An outbox entry whose delivery was abandoned and is not retried automatically. */
export interface DeadLetter extends PendingEntry {
  readonly gaveUpAt: string
  readonly problem: string
}

export interface ClaimedEntry {
  readonly id: string
  readonly kind: string
  readonly payload: string
  /** The number of the current attempt, starting at 1. */
  readonly attempts: number
}

interface Content {
  /** The time at which delivery is abandoned, in milliseconds since 1970. `null` for an entry that never expires. */
  readonly expiresAt: number | null
  readonly payload: unknown
}

export async function writeEntry(
  tx: Statements,
  key: Buffer,
  { kind, payload, expiresAt }: Content & { readonly kind: string },
  now: number,
): Promise<string> {
  const id = createId()
  const content: Content = { expiresAt, payload }
  await sql`insert into outbox_entries (id, kind, payload, attempts, due_at)
    values (${id}, ${kind}, ${seal(key, content)}, 0, ${toIsoTime(now)})`.run(tx)
  return id
}

export function openEntry(keys: readonly Buffer[], { payload }: ClaimedEntry): Content | null {
  for (const key of keys) {
    const content = unseal<Content>(key, payload)
    if (content !== null) return content
  }
  return null
}

const IS_DUE = "gave_up_at is null and due_at <= ? and (claimed_until is null or claimed_until <= ?)"

export async function hasDue(storage: Storage, now: number): Promise<boolean> {
  const at = toIsoTime(now)
  return (await storage.get(`select id from outbox_entries where ${IS_DUE} limit 1`, at, at)) !== null
}

/** Claims the entries that have been due the longest. Other workers cannot take them until the claim expires. */
export function reserveDueEntries(
  storage: Storage,
  { worker, now, until, count }: { worker: string; now: number; until: number; count: number },
): Promise<ClaimedEntry[]> {
  const skipping = storage.engine === "postgres" ? " for update skip locked" : ""
  return storage.transaction(async (tx) => {
    const due = await tx.all(
      { id: "text", kind: "text", payload: "text", attempts: "number" },
      `select id, kind, payload, attempts + 1 as attempts from outbox_entries
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

const ENTRY_ROW = {
  id: "text",
  kind: "text",
  attempts: "number",
  gaveUpAt: "text?",
  problem: "text?",
} as const

export function listPendingEntries(storage: Storage): Promise<PendingEntry[]> {
  const columns = 'id, kind, attempts, gave_up_at as "gaveUpAt", problem'
  return storage.all(ENTRY_ROW, `select ${columns} from outbox_entries order by id`)
}

/** Returns the outbox entries whose delivery was abandoned, oldest first. */
export async function listDeadLetters(storage: Storage): Promise<DeadLetter[]> {
  return (await listPendingEntries(storage)).filter(isDeadLetter)
}

function isDeadLetter(entry: PendingEntry): entry is DeadLetter {
  return entry.gaveUpAt !== null
}

/** Makes an entry due immediately. Returns `false` if a worker has claimed it. */
export async function retryEntry(storage: Storage, id: string, now: number): Promise<boolean> {
  const changed = await sql`update outbox_entries set gave_up_at = null, attempts = 0, due_at = ${toIsoTime(now)}
    where id = ${id} and claimed_by is null`.run(storage)
  return changed > 0
}

export async function deleteEntry(storage: Storage, id: string): Promise<boolean> {
  return (await sql`delete from outbox_entries where id = ${id}`.run(storage)) > 0
}

export interface OutboxCounts {
  readonly waiting: number
  /** The age of the oldest waiting entry in seconds, or 0 if there is none. */
  readonly oldestSeconds: number
  readonly givenUp: number
}

export async function countEntries(storage: Storage, now: number): Promise<OutboxCounts> {
  const row = await storage.get(
    { total: "number", waiting: "number", oldest: "text?" },
    `select cast(count(*) as integer) as total,
            cast(count(case when gave_up_at is null then 1 end) as integer) as waiting,
            min(case when gave_up_at is null then id end) as oldest
     from outbox_entries`,
  )
  const { total = 0, waiting = 0, oldest = null } = row ?? {}
  const oldestSeconds = oldest === null ? 0 : Math.max(0, (now - getCreationTime(oldest)) / 1000)
  return { waiting, oldestSeconds, givenUp: total - waiting }
}

function getCreationTime(id: string): number {
  return Number.parseInt(id, 10) / 1000
}

/** Deletes the outbox entries whose delivery was abandoned before the given time. */
export async function removeDeadLetters(storage: Storage, previous: number): Promise<void> {
  await sql`delete from outbox_entries where gave_up_at is not null
    and gave_up_at < ${toIsoTime(previous)}`.run(storage)
}

function toIsoTime(ms: number): string {
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
