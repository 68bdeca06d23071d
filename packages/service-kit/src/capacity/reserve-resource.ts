import { type Expiry, insertNew, type Row, type Statements } from "../storage/storage.ts"

/** A request to reserve one of several numbered resources of the same kind, for example workshop lifts. */
export interface Wanted {
  readonly table: string
  /** The columns of a unique key of the table. One of them contains the resource number. */
  readonly key: readonly string[]
  readonly capacity: number
  /** The resources that are taken already, by rows with other keys. @default none */
  readonly occupied?: ReadonlySet<number>
  /** Defines when a row no longer reserves its resource. Such rows are replaced. @default rows do not expire */
  readonly expiry?: Expiry
  /**
   * Returns the rows that reserve the given resource, in chronological order, with one row for each period of time.
   */
  readonly rows: (resource: number) => readonly Row[]
}

/**
 * Reserves the first resource that is available at all of the given times, or returns `null` if there is none. Must run
 * inside a transaction. The unique key of the table ensures that only one of several concurrent callers gets the
 * resource, and all callers insert rows in the same order to prevent deadlocks.
 */
export async function reserveResource(tx: Statements, wanted: Wanted): Promise<number | null> {
  for (let resource = 1; resource <= wanted.capacity; resource++) {
    if (wanted.occupied?.has(resource)) continue
    if (await reserveAll(tx, wanted, wanted.rows(resource))) return resource
  }
  return null
}

async function reserveAll(tx: Statements, { table, key, expiry }: Wanted, rows: readonly Row[]): Promise<boolean> {
  for (const [count, row] of rows.entries()) {
    if (await insertNew(tx, table, key, row, expiry)) continue
    for (const written of rows.slice(0, count)) {
      const isThisOne = key.map((column) => `${column} = ?`).join(" and ")
      await tx.run(`delete from ${table} where ${isThisOne}`, ...key.map((column) => written[column] ?? null))
    }
    return false
  }
  return true
}
