import { randomUUID } from "node:crypto"
import { openSeal, seal } from "../secrets/secrets.ts"
import type { Statements, Storage } from "../storage/storage.types.ts"

/** Table of what is on its way; a migration of the service makes it. */
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

/** What nobody took in time. What it held stays sealed. */
export interface DeadLetter {
  /** The same at each attempt. */
  readonly id: string
  readonly kind: string
  readonly attempts: number
  readonly gaveUpAt: string
  /** Why the last attempt failed, in words that hold nothing personal. */
  readonly problem: string
}

/** An entry that a worker has claimed. */
export interface ClaimedEntry {
  readonly id: string
  readonly kind: string
  readonly payload: string
  /** Which attempt this is, from one. */
  readonly attempts: number
}

interface Content {
  readonly expiresAt: number
  readonly payload: unknown
}

/** Writes an entry; only who has the key can read what it holds. */
export async function writeEntry(
  inside: Statements,
  key: Buffer,
  { kind, payload, expiresAt }: Content & { readonly kind: string },
  now: number,
): Promise<string> {
  const id = newId()
  const content: Content = { expiresAt, payload }
  await inside.run(
    "insert into outbox_entries (id, kind, payload, attempts, due_at) values (?, ?, ?, 0, ?)",
    ...[id, kind, seal(key, content), at(now)],
  )
  return id
}

/** What an entry holds, and until when it is worth delivering; `null` when that is over. */
export function openEntry(key: Buffer, { payload }: ClaimedEntry, now: number): Content | null {
  return openSeal<Content>(key, payload, now)
}

const IS_DUE = "gave_up_at is null and due_at <= ? and (claimed_until is null or claimed_until <= ?)"

/** Whether there is anything to deliver; asks without keeping writers waiting. */
export async function hasDue(storage: Storage, now: number): Promise<boolean> {
  const found = await storage.get(`select id from outbox_entries where ${IS_DUE} limit 1`, at(now), at(now))
  return found !== null
}

/** Claims the entries that have been due for longest: until their claim is over, no other worker gets them. */
export function claimDue(
  storage: Storage,
  { worker, now, until, count }: { worker: string; now: number; until: number; count: number },
): Promise<ClaimedEntry[]> {
  const skipping = storage.engine === "postgres" ? " for update skip locked" : ""
  return storage.transaction(async (inside) => {
    const due = await inside.all<ClaimedEntry>(
      `select id, kind, payload, attempts + 1 as attempts from outbox_entries
       where ${IS_DUE} order by due_at, id limit ?${skipping}`,
      ...[at(now), at(now), count],
    )
    for (const { id, attempts } of due)
      await inside.run(
        "update outbox_entries set claimed_by = ?, claimed_until = ?, attempts = ? where id = ?",
        ...[worker, at(until), attempts, id],
      )
    return due
  })
}

/** It was delivered: nothing of it is kept. */
export async function removeEntry(storage: Storage, id: string, worker: string): Promise<void> {
  await storage.run("delete from outbox_entries where id = ? and claimed_by = ?", id, worker)
}

/** It was not delivered, and is due again. */
export async function postponeEntry(
  storage: Storage,
  { id, worker, dueAt, problem }: { id: string; worker: string; dueAt: number; problem: string },
): Promise<void> {
  await storage.run(
    `update outbox_entries set due_at = ?, problem = ?, claimed_by = null, claimed_until = null
     where id = ? and claimed_by = ?`,
    ...[at(dueAt), problem, id, worker],
  )
}

/** It was not delivered, and never will be by itself. */
export async function giveUpEntry(
  storage: Storage,
  { id, worker, now, problem }: { id: string; worker: string; now: number; problem: string },
): Promise<void> {
  await storage.run(
    `update outbox_entries set gave_up_at = ?, problem = ?, claimed_by = null, claimed_until = null
     where id = ? and claimed_by = ?`,
    ...[at(now), problem, id, worker],
  )
}

interface DeadRow {
  readonly id: string
  readonly kind: string
  readonly attempts: number
  readonly gave_up_at: string
  readonly problem: string
}

/** What was given up, the oldest first. */
export async function listDeadLetters(storage: Storage): Promise<DeadLetter[]> {
  const rows = await storage.all<DeadRow>("select * from outbox_entries where gave_up_at is not null order by id")
  return rows.map(({ gave_up_at, id, kind, attempts, problem }) => ({
    ...{ id, kind, attempts, problem },
    gaveUpAt: gave_up_at,
  }))
}

/** Lets go of what was given up before a moment. */
export async function forgetDeadLetters(storage: Storage, before: number): Promise<void> {
  await storage.run("delete from outbox_entries where gave_up_at is not null and gave_up_at < ?", at(before))
}

function at(ms: number): string {
  return new Date(ms).toISOString()
}

/** Sorts as entries were written, also within a millisecond, and travels in headers. */
function newId(): string {
  const microseconds = Math.round((performance.timeOrigin + performance.now()) * 1000)
  return `${String(microseconds).padStart(20, "0")}-${randomUUID()}`
}
