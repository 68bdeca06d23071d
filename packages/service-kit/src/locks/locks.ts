import { type Statements, sql } from "../storage/storage.ts"

/** The rows by which transactions wait for one another. */
export const LOCKS_TABLE = "create table locks (subject text primary key, locked_at text not null)"

/**
 * Makes concurrent transactions that concern one of the subjects wait for one another. All transactions lock their
 * subjects in the same order, which prevents deadlocks. Subjects contain no
 * personal data.
 */
export async function lockSubjects(tx: Statements, subjects: readonly string[], now: number): Promise<void> {
  for (const subject of subjects.toSorted())
    await sql`insert into locks (subject, locked_at) values (${subject}, ${new Date(now).toISOString()})
      on conflict (subject) do update set locked_at = excluded.locked_at`.run(tx)
}

export async function deleteLocksBefore(storage: Statements, time: number): Promise<void> {
  await sql`delete from locks where locked_at < ${new Date(time).toISOString()}`.run(storage)
}
