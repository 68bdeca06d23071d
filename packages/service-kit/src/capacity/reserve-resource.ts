import { insertNew, type Row, type Statements } from "../storage/storage.ts"

/** A request for one of several numbered resources of the same kind, such as lifts, bays or people. */
export interface Wanted {
  readonly table: string
  /** The columns of a unique key of the table, including the resource. */
  readonly key: readonly string[]
  readonly capacity: number
  /** The rows that reserve a resource, earlier times first: one for each period of time. */
  readonly rows: (resource: number) => readonly Row[]
}

/**
 * Reserves the first resource that is free at all of these times; returns `null` when all are occupied. The table's
 * unique key decides between concurrent callers, and each waits for the others. All callers write rows in the same
 * order, which prevents deadlocks. Runs inside a transaction.
 */
export async function reserveResource(tx: Statements, wanted: Wanted): Promise<number | null> {
  for (let resource = 1; resource <= wanted.capacity; resource++) {
    if (await reserveAll(tx, wanted, wanted.rows(resource))) return resource
  }
  return null
}

/** Writes all rows, or none of them. */
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
