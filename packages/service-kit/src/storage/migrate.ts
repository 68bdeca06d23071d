import type { RowOf } from "./columns.ts"
import type { Statements, Storage } from "./storage.types.ts"

/** One step from an older form of a storage to the next. Never changed once it was released: the next one mends it. */
export interface Migration {
  /** 1, 2, 3, …, without gaps. */
  readonly number: number
  readonly name: string
  /** Does the step, inside a transaction of its own. */
  readonly up: (inside: Statements, context: MigrationContext) => Promise<void>
}

export interface MigrationContext {
  readonly engine: Storage["engine"]
  /** Milliseconds since 1970. */
  readonly now: number
  /** Makes tables, strict ones where the engine needs to be told; each is `create table … ( … )`. */
  readonly createTables: (tables: readonly string[]) => Promise<void>
}

/** The storage was written by a newer version of the service. */
export class StorageTooNew extends Error {
  override name = "StorageTooNew"
}

const TABLE = `create table if not exists schema_migrations (
  number integer primary key,
  name text not null,
  applied_at text not null
)`

/** Any number, as long as nobody else in the database locks the same. */
const LOCK = 4907

const APPLIED = {
  number: "number",
  name: "text",
} as const

type Applied = RowOf<typeof APPLIED>

/**
 * Brings a storage up to date, step by step. Each step is done once, whole or not at all, however many processes start
 * at once. Refuses a storage that knows steps which this version does not. Answers the names of what was done.
 */
export async function migrate(
  storage: Storage,
  migrations: readonly Migration[],
  { service, now }: { service: string; now: number },
): Promise<string[]> {
  checkOrder(service, migrations)
  await waitForLock(storage, (inside) => createTables(storage, inside, [TABLE]))
  checkKnown(service, await listApplied(storage), migrations)
  const done: string[] = []
  for (const migration of migrations) {
    if (await waitForLock(storage, (inside) => applyMigration(storage, inside, migration, now)))
      done.push(migration.name)
  }
  return done
}

async function applyMigration(
  storage: Storage,
  inside: Statements,
  migration: Migration,
  now: number,
): Promise<boolean> {
  const { number, name, up } = migration
  const isNew = await inside.run(
    "insert into schema_migrations (number, name, applied_at) values (?, ?, ?) on conflict (number) do nothing",
    ...[number, name, new Date(now).toISOString()],
  )
  if (isNew !== 1) return false
  const { engine } = storage
  await up(inside, { engine, now, createTables: (tables) => createTables(storage, inside, tables) })
  return true
}

/** One process at a time; SQLite's write lock does that by itself. */
function waitForLock<Result>(storage: Storage, work: (inside: Statements) => Promise<Result>): Promise<Result> {
  return storage.transaction(async (inside) => {
    if (storage.engine === "postgres") await inside.get("select pg_advisory_xact_lock(?)", LOCK)
    return work(inside)
  })
}

async function createTables({ engine }: Storage, inside: Statements, tables: readonly string[]): Promise<void> {
  for (const table of tables) await inside.run(engine === "sqlite" ? `${table} strict` : table)
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
      throw new StorageTooNew(
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
