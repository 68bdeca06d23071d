import { type Migration, type Statements, type Storage, sql } from "@forecourt/service-kit/storage"

/** An entry of the content log: an SQLite changeset or a migration. */
export interface Change {
  readonly number: number
  /** The number of the latest storage migration that had been applied when the change was made. */
  readonly form: number
  /** The changed rows as an SQLite changeset, encoded in base64. Empty for a migration. */
  readonly base64: string
}

export const LOG_MIGRATIONS: readonly Migration[] = [
  {
    number: 1,
    name: "tables",
    up: (_, { createTables }) =>
      createTables([
        `create table content_changes (
  number integer primary key,
  form integer not null,
  base64 text not null,
  written_at text not null
)`,
        `create table media_files (
  name text primary key,
  base64 text not null
)`,
      ]),
  },
]

/**
 * The key of the Postgres advisory lock for writing. The number is arbitrary, but no other program may use it in the
 * same database.
 */
const WRITER_LOCK = 4908
const MAX_AT_ONCE = 100

export function listChangesAfter(storage: Statements, number: number): Promise<Change[]> {
  return sql`select number, form, base64 from content_changes where number > ${number}
    order by number limit ${MAX_AT_ONCE}`.all(storage, { number: "number", form: "number", base64: "text" })
}

export function waitForWriteLock<Result>(storage: Storage, work: (tx: Statements) => Promise<Result>): Promise<Result> {
  return storage.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(${WRITER_LOCK})`.get(tx)
    return work(tx)
  })
}

export async function addChange(tx: Statements, { number, form, base64 }: Change): Promise<void> {
  await sql`insert into content_changes (number, form, base64, written_at)
    values (${number}, ${form}, ${base64}, ${new Date().toISOString()})`.run(tx)
}
