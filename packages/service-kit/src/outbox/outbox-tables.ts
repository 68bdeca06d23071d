import { sql } from "../storage/sql.ts"
import type { MigrationContext, Statements } from "../storage/storage.ts"

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

const OUTBOX_ACTIONS_TABLE = `create table outbox_actions (
  id text primary key,
  entry_id text not null,
  kind text not null,
  action text not null,
  actor text not null,
  reason text,
  acted_at text not null
)`

/**
 * Adds the times of creation and expiry to the outbox entries (the time of creation of an entry that must not be
 * delivered at once is the time before which it is not delivered), and the table of the actions that people take on them.
 * Use it as the function `up` of a migration that follows the one for `OUTBOX_ENTRIES_TABLE`.
 */
export async function addOutboxActions(
  tx: Statements,
  { createTables }: Pick<MigrationContext, "createTables">,
): Promise<void> {
  await createTables([OUTBOX_ACTIONS_TABLE])
  await tx.run("alter table outbox_entries add column created_at text not null default ''")
  await tx.run("alter table outbox_entries add column expires_at text")
  for (const { id } of await tx.all({ id: "text" }, "select id from outbox_entries"))
    await sql`update outbox_entries set created_at = ${parseCreationTime(id)} where id = ${id}`.run(tx)
  await tx.run("create index outbox_entries_by_creation on outbox_entries (created_at)")
}

/** Returns the time at the start of an id, which contains the microseconds since 1970. */
function parseCreationTime(id: string): string {
  return new Date(Number.parseInt(id, 10) / 1000).toISOString()
}
