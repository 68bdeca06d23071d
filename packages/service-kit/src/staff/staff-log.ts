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
  /** The id of a message or visit, or the selection that was read. It contains no personal data. */
  readonly subject: string
}

/** Records an action, in a transaction of a change or after it. */
export async function recordStaffAction(
  tx: Statements,
  { action, subject }: Pick<StaffAction, "action" | "subject">,
  { actor, now }: ActedBy,
): Promise<void> {
  await sql`insert into staff_actions (id, actor, acted_at, action, subject)
    values (${randomUUID()}, ${actor}, ${new Date(now).toISOString()}, ${action}, ${subject})`.run(tx)
}

const ACTION_ROW = { actor: "text", actedAt: "text", action: "text", subject: "text" } as const

/** Returns the latest actions, newest first. */
export function listStaffActions(storage: Statements, limit: number): Promise<StaffAction[]> {
  return sql`select actor, acted_at as "actedAt", action, subject from staff_actions
    order by acted_at desc, id limit ${limit}`.all(storage, ACTION_ROW)
}
