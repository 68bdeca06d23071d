import { insertNew, type Row, type Statements } from "../storage/storage.ts"

/** A request for one of several numbered resources of the same kind, such as lifts, bays or people. */
export interface Wanted {
  readonly table: string
  /** The columns of a unique key of the table, including the resource. */
  readonly key: readonly string[]
  readonly capacity: number
  /** The rows that reserve a resource, one for each period of time, in chronological order. */
  readonly rows: (resource: number) => readonly Row[]
}

/**
 * Reserves the first resource that is available at all of the given times. Returns `null` when no resource is available
 * at all of them. Concurrent callers wait for one another at the unique key of the table, which decides between them.
 * All callers write rows in the same order, which prevents deadlocks. Must run inside a transaction.
 */
export async function reserveResource(tx: Statements, wanted: Wanted): Promise<number | null> {
  for (let resource = 1; resource <= wanted.capacity; resource++) {
    if (await reserveAll(tx, wanted, wanted.rows(resource))) return resource
  }
  return null
}

async function reserveAll(tx: Statements, { table, key }: Wanted, rows: readonly Row[]): Promise<boolean> {
  for (const [count, row] of rows.entries()) {
    if (await insertNew(tx, table, key, row)) continue
    for (const written of rows.slice(0, count)) {
      const isThisOne = key.map((column) => `${column} = ?`).join(" and ")
      await tx.run(`delete from ${table} where ${isThisOne}`, ...key.map((column) => written[column] ?? null))
    }
    return false
  }
  return true
}
