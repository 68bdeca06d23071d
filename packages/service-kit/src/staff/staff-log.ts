import { randomUUID } from "node:crypto"
import type { ActedBy } from "../outbox/staff-actions.ts"
import { sql } from "../storage/sql.ts"
import type { Statements } from "../storage/storage.types.ts"

/** An action of a member of staff: every read of personal data, and every change. */
export interface StaffAction {
  readonly actor: string
  readonly actedAt: string
  /** The action as a verb with its object, for example `read a message`. */
  readonly action: string
  /**
   * The id of a message or visit, the selection that was read, or a keyed hash of the network from which someone signed
   * in. It contains no personal data.
   */
  readonly subject: string
}

/** The action of a person who signs in. */
export const SIGNED_IN = "signed in"

/** Records an action, in a transaction of a change or after it. */
export async function recordStaffAction(
  tx: Statements,
  { action, subject }: Pick<StaffAction, "action" | "subject">,
  { actor, now }: ActedBy,
): Promise<void> {
  await sql`insert into staff_actions (id, actor, acted_at, action, subject)
    values (${randomUUID()}, ${actor}, ${new Date(now).toISOString()}, ${action}, ${subject})`.run(tx)
}

/** Returns true if a person has done something with a subject since a time, in milliseconds since 1970. */
export async function hasStaffAction(
  storage: Statements,
  { actor, action, subject, since }: Omit<StaffAction, "actedAt"> & { readonly since: number },
): Promise<boolean> {
  const row = await sql`select id from staff_actions where acted_at > ${new Date(since).toISOString()}
    and actor = ${actor} and action = ${action} and subject = ${subject} limit 1`.get(storage)
  return row !== null
}

const ACTION_ROW = { actor: "text", actedAt: "text", action: "text", subject: "text" } as const

/** Returns the latest actions, newest first. */
export function listStaffActions(storage: Statements, limit: number): Promise<StaffAction[]> {
  return sql`select actor, acted_at as "actedAt", action, subject from staff_actions
    order by acted_at desc, id limit ${limit}`.all(storage, ACTION_ROW)
}
