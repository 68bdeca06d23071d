import type { RowOf } from "./columns.ts"
import { sql } from "./sql.ts"
import type { Statements, Storage } from "./storage.types.ts"

/**
 * A migration that updates a storage to its next version. Never change a released migration. Correct it with a later
 * migration instead.
 */
export interface Migration {
  /** The sequence number of the migration. Numbers start at 1 and have no gaps. */
  readonly number: number
  readonly name: string
  /** Runs the migration. Each migration runs in a separate transaction. */
  readonly up: (tx: Statements, context: MigrationContext) => Promise<void>
}

export interface MigrationContext {
  readonly engine: Storage["engine"]
  /** The current time, in milliseconds since 1970. */
  readonly now: number
  /** Creates tables from `create table … ( … )` statements. In SQLite, they are created as strict tables. */
  readonly createTables: (tables: readonly string[]) => Promise<void>
}

/** The error thrown when a storage was written by a newer version of the service. */
export class StorageTooNewError extends Error {
  override name = "StorageTooNewError"
}

const TABLE = `create table if not exists schema_migrations (
  number integer primary key,
  name text not null,
  applied_at text not null
)`

/**
 * The key of the Postgres advisory lock for migrations. The number is arbitrary, but no other program may use it in the
 * same database.
 */
const LOCK = 4907

const APPLIED = {
  number: "number",
  name: "text",
} as const

type Applied = RowOf<typeof APPLIED>

/**
 * Runs the pending migrations of a storage and returns their names. Throws if the storage contains unknown migrations.
 * Each migration runs exactly once, completely or not at all, even if several processes start at the same time.
 */
export async function migrate(
  storage: Storage,
  migrations: readonly Migration[],
  { service, now }: { service: string; now: number },
): Promise<string[]> {
  checkOrder(service, migrations)
  await waitForLock(storage, (tx) => createTables(storage, tx, [TABLE]))
  checkKnown(service, await listApplied(storage), migrations)
  const done: string[] = []
  for (const migration of migrations) {
    if (await waitForLock(storage, (tx) => applyMigration(storage, tx, migration, now))) done.push(migration.name)
  }
  return done
}

async function applyMigration(storage: Storage, tx: Statements, migration: Migration, now: number): Promise<boolean> {
  const { number, name, up } = migration
  const isNew = await sql`insert into schema_migrations (number, name, applied_at)
    values (${number}, ${name}, ${new Date(now).toISOString()}) on conflict (number) do nothing`.run(tx)
  if (isNew !== 1) return false
  const { engine } = storage
  await up(tx, { engine, now, createTables: (tables) => createTables(storage, tx, tables) })
  return true
}

/**
 * Runs `work` in only one process at a time. Postgres needs an advisory lock for this purpose. On SQLite, the write
 * lock of the transaction is sufficient.
 */
function waitForLock<Result>(storage: Storage, work: (tx: Statements) => Promise<Result>): Promise<Result> {
  return storage.transaction(async (tx) => {
    if (storage.engine === "postgres") await sql`select pg_advisory_xact_lock(${LOCK})`.get(tx)
    return work(tx)
  })
}

async function createTables({ engine }: Storage, tx: Statements, tables: readonly string[]): Promise<void> {
  for (const table of tables) await tx.run(engine === "sqlite" ? `${table} strict` : table)
}

function listApplied(storage: Storage): Promise<Applied[]> {
  return storage.all(APPLIED, "select number, name from schema_migrations order by number")
}

function checkOrder(service: string, migrations: readonly Migration[]): void {
  const wrong = migrations.find(({ number }, index) => number !== index + 1)
  if (wrong === undefined) return
  throw new Error(`${service}: migration ${wrong.number} (${wrong.name}) is out of order. Number them 1, 2, 3, ….`)
}

function checkKnown(service: string, applied: readonly Applied[], migrations: readonly Migration[]): void {
  for (const { number, name } of applied) {
    const known = migrations[number - 1]
    if (known === undefined) {
      throw new StorageTooNewError(
        `${service}: the storage is of a newer version (migration ${number}, ${name}; ${migrations.length} is the newest known here). Start that version, or restore a backup.`,
      )
    }
    if (known.name !== name) {
      throw new Error(
        `${service}: migration ${number} of the storage is ${name}, here it is ${known.name}. Give ${known.name} the next free number.`,
      )
    }
  }
}
