import { insertNew, type Row, type Statements } from "../storage/storage.ts"

/** A request for one of several resources of the same kind at a place, numbered from 1: lifts, bays, people. */
export interface Wanted {
  readonly table: string
  /** Columns of a unique key of the table, the resource among them. */
  readonly key: readonly string[]
  readonly capacity: number
  /** The rows that reserve a resource, earlier times first: one for each period of time. */
  readonly rows: (resource: number) => readonly Row[]
}

/**
 * Reserves the first resource that is free at all of these times; returns `null` when there is none. The table's
 * unique key decides, and concurrent callers wait for it. Every caller writes in one order, which prevents deadlocks.
 * Runs inside a transaction.
 */
export async function reserveResource(inside: Statements, wanted: Wanted): Promise<number | null> {
  for (let resource = 1; resource <= wanted.capacity; resource++) {
    if (await reserveAll(inside, wanted, wanted.rows(resource))) return resource
  }
  return null
}

/** Writes all rows, or none of them. */
async function reserveAll(inside: Statements, { table, key }: Wanted, rows: readonly Row[]): Promise<boolean> {
  for (const [count, row] of rows.entries()) {
    if (await insertNew(inside, table, key, row)) continue
    for (const written of rows.slice(0, count)) {
      const isThisOne = key.map((column) => `${column} = ?`).join(" and ")
      await inside.run(`delete from ${table} where ${isThisOne}`, ...key.map((column) => written[column] ?? null))
    }
    return false
  }
  return true
}
