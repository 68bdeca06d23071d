import { CODES_TABLE, SESSIONS_TABLE } from "../login/login.ts"
import type { MigrationContext, Statements } from "../storage/storage.ts"

const ACTIONS_TABLE = `create table staff_actions (
  id text primary key,
  actor text not null,
  acted_at text not null,
  action text not null,
  subject text not null
)`

/**
 * Adds the log of staff's actions, for a migration of the service. A service without logins of customers also needs the
 * tables of codes and sessions.
 */
export async function addStaff(
  tx: Statements,
  { createTables }: Pick<MigrationContext, "createTables">,
  { hasLogins }: { readonly hasLogins: boolean },
): Promise<void> {
  await createTables(hasLogins ? [ACTIONS_TABLE] : [ACTIONS_TABLE, CODES_TABLE, SESSIONS_TABLE])
  await tx.run("create index staff_actions_by_time on staff_actions (acted_at)")
}
