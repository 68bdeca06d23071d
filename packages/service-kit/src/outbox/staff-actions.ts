import { randomUUID } from "node:crypto"
import { raw, sql } from "../storage/sql.ts"
import type { Statements, Storage } from "../storage/storage.types.ts"
import { openEntry, toIsoTime } from "./entries.ts"

/** An undelivered entry as shown to operators, without its encrypted payload. */
export interface PendingEntry {
  readonly id: string
  readonly kind: string
  readonly attempts: number
  /** The time from which the entry waits: its creation, or the later time before which it is not delivered. */
  readonly createdAt: string
  /** The time after which the entry is worthless, in ISO 8601 format. `null` if it never is. */
  readonly expiresAt: string | null
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

/** An undelivered entry with its content, which may be personal data. */
export interface ShownEntry extends PendingEntry {
  /** The decrypted content. `null` if none of the keys opens it. */
  readonly content: { readonly payload: unknown } | null
}

/** The rules of a service for the entries that its people see. */
export interface EntryRules {
  /** The kinds whose content no person may read, such as links and codes with which one logs in as someone else. */
  readonly secretKinds: readonly string[]
  /** Replaces secrets inside the content of other kinds, such as the tokens of links. */
  readonly mask?: (text: string) => string
  /** Deletes the rows that belong to an entry that a person drops, in the transaction that drops it. */
  readonly deleteDropped?: (tx: Statements, id: string) => Promise<void>
}

/** The person who acts, and the time in milliseconds since 1970. */
export interface ActedBy {
  readonly actor: string
  readonly now: number
}

/** The reason why an entry was not sent or dropped. */
export type ActionRefusal = "unknown" | "being delivered" | "expired"

/** An action that a person has taken on an entry. The entry itself may no longer exist. */
export interface OutboxAction {
  readonly entryId: string
  readonly kind: string
  readonly action: "show" | "send" | "drop"
  readonly actor: string
  /** The reason for dropping the entry. `null` for other actions. */
  readonly reason: string | null
  readonly actedAt: string
}

const ENTRY_ROW = {
  id: "text",
  kind: "text",
  attempts: "number",
  createdAt: "text",
  expiresAt: "text?",
  gaveUpAt: "text?",
  problem: "text?",
} as const

const ENTRY_COLUMNS = raw(
  'id, kind, attempts, created_at as "createdAt", expires_at as "expiresAt", gave_up_at as "gaveUpAt", problem',
)

/** Returns all undelivered entries, oldest first. */
export function listPendingEntries(storage: Storage): Promise<PendingEntry[]> {
  return sql`select ${ENTRY_COLUMNS} from outbox_entries order by created_at, id`.all(storage, ENTRY_ROW)
}

/** Returns the outbox entries whose delivery was abandoned, oldest first. */
export async function listDeadLetters(storage: Storage): Promise<DeadLetter[]> {
  return (await listPendingEntries(storage)).filter(isDeadLetter)
}

function isDeadLetter(entry: PendingEntry): entry is DeadLetter {
  return entry.gaveUpAt !== null
}

/** The text that is shown instead of a secret. */
const HIDDEN = "A link or code that logs someone in. It is not shown."

/**
 * Decrypts an entry, unless it is secret, and records who has seen it. Returns `null` if the entry does not exist.
 */
export function showEntry(
  storage: Storage,
  { keys, secretKinds, mask }: Pick<EntryRules, "secretKinds" | "mask"> & { readonly keys: readonly Buffer[] },
  id: string,
  by: ActedBy,
): Promise<ShownEntry | null> {
  return storage.transaction(async (tx) => {
    const row = await sql`select ${ENTRY_COLUMNS}, payload from outbox_entries where id = ${id}`.get(tx, {
      ...ENTRY_ROW,
      payload: "text",
    })
    if (row === null) return null
    const { payload, ...entry } = row
    await recordAction(tx, { entryId: id, kind: row.kind, action: "show", reason: null }, by)
    if (secretKinds.includes(row.kind)) return { ...entry, content: { payload: HIDDEN } }
    const content = openEntry(keys, { payload })
    return { ...entry, content: content && { payload: maskTexts(content.payload, mask) } }
  })
}

function maskTexts(payload: unknown, mask: EntryRules["mask"]): unknown {
  return mask === undefined ? payload : JSON.parse(mask(JSON.stringify(payload)))
}

/**
 * Makes an entry due now, whether it waits or was given up. Returns the reason why it cannot be sent, or `null` if it
 * will be.
 */
export function sendEntry(storage: Storage, id: string, by: ActedBy): Promise<ActionRefusal | null> {
  const now = toIsoTime(by.now)
  return act(storage, { id, action: "send", reason: null }, by, (tx) =>
    sql`update outbox_entries set gave_up_at = null, attempts = 0, due_at = ${now}, claimed_by = null,
      claimed_until = null where id = ${id} and (claimed_until is null or claimed_until <= ${now})
      and (expires_at is null or expires_at > ${now})`.run(tx),
  )
}

/** Deletes an entry for good. Returns the reason why it cannot be deleted, or `null` if it was. */
export function dropEntry(
  storage: Storage,
  id: string,
  { reason, ...by }: ActedBy & { readonly reason: string },
  { deleteDropped }: Pick<EntryRules, "deleteDropped"> = {},
): Promise<ActionRefusal | null> {
  return act(storage, { id, action: "drop", reason }, by, async (tx) => {
    if (!(await deleteIdleEntry(tx, id, by.now))) return 0
    await deleteDropped?.(tx, id)
    return 1
  })
}

/** Deletes an entry unless it is being delivered. Returns `false` in that case. */
export async function deleteIdleEntry(tx: Statements, id: string, now: number): Promise<boolean> {
  await sql`delete from outbox_entries
    where id = ${id} and (claimed_until is null or claimed_until <= ${toIsoTime(now)})`.run(tx)
  return (await sql`select id from outbox_entries where id = ${id}`.get(tx)) === null
}

const FOUND_ROW = { kind: "text", claimedUntil: "text?" } as const

/** Changes an entry and records the action in one transaction. */
function act(
  storage: Storage,
  { id, action, reason }: Pick<OutboxAction, "action" | "reason"> & { readonly id: string },
  by: ActedBy,
  change: (tx: Statements) => Promise<number>,
): Promise<ActionRefusal | null> {
  return storage.transaction(async (tx) => {
    const lock = raw(storage.engine === "postgres" ? "for update" : "")
    const found = await sql`select kind, claimed_until as "claimedUntil" from outbox_entries
      where id = ${id} ${lock}`.get(tx, FOUND_ROW)
    if (found === null) return "unknown"
    const { kind, claimedUntil } = found
    if ((await change(tx)) === 0)
      return claimedUntil !== null && claimedUntil > toIsoTime(by.now) ? "being delivered" : "expired"
    await recordAction(tx, { entryId: id, kind, action, reason }, by)
    return null
  })
}

async function recordAction(
  tx: Statements,
  { entryId, kind, action, reason }: Pick<OutboxAction, "entryId" | "kind" | "action" | "reason">,
  { actor, now }: ActedBy,
): Promise<void> {
  await sql`insert into outbox_actions (id, entry_id, kind, action, actor, reason, acted_at)
    values (${randomUUID()}, ${entryId}, ${kind}, ${action}, ${actor}, ${reason}, ${toIsoTime(now)})`.run(tx)
}

const ACTION_ROW = {
  entryId: "text",
  kind: "text",
  action: ["show", "send", "drop"],
  actor: "text",
  reason: "text?",
  actedAt: "text",
} as const

/** Returns the actions that people have taken on entries, oldest first. */
export function listOutboxActions(storage: Storage): Promise<OutboxAction[]> {
  return sql`select entry_id as "entryId", kind, action, actor, reason, acted_at as "actedAt" from outbox_actions
    order by acted_at, id`.all(storage, ACTION_ROW)
}
