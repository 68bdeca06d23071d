import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite"
import { LRUCache } from "lru-cache"

export type Row = Readonly<Record<string, unknown>>

export interface Store {
  readonly all: (sql: string, ...values: SQLInputValue[]) => Row[]
  readonly get: (sql: string, ...values: SQLInputValue[]) => Row | undefined
  readonly run: (sql: string, ...values: SQLInputValue[]) => void
  /** Runs `write` in a transaction. Call this function only inside the callback of `publish`. */
  readonly transaction: <Result>(write: () => Result) => Result
  /**
   * Runs `write` in a transaction, shares the changes with all services that use the storage, and then clears the
   * caches. `write` can also read the version that it replaces.
   */
  readonly publish: <Result>(write: () => Result) => Promise<Result>
  /**
   * Returns the generation, which is a number that changes with every committed write. Values that were cached under an
   * earlier generation are stale.
   */
  readonly generation: () => number
  readonly close: () => Promise<void>
}

export interface LocalStore extends Store {
  readonly db: DatabaseSync
  /** Changes the generation, so that all cached values become stale. */
  readonly renew: () => void
  /**
   * Runs `write`, then calls `look`, which can read the changes, and rolls the changes back. Returns the result of
   * `write`.
   */
  readonly attempt: <Result>(write: () => Result, look: () => void) => Result
}

/**
 * The maximum number of cached statements. The cache is limited, since searches with different conditions use different
 * statements.
 */
const MAX_STATEMENTS = 500

export function openStore(file: string): LocalStore {
  const db = new DatabaseSync(file)
  db.exec(
    "pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on; pragma busy_timeout = 5000",
  )
  return createStore(db)
}

function createStore(db: DatabaseSync): LocalStore {
  const statements = new LRUCache<string, StatementSync>({ max: MAX_STATEMENTS })
  let generation = 0
  let depth = 0

  function prepare(sql: string): StatementSync {
    let statement = statements.get(sql)
    if (statement === undefined) {
      statement = db.prepare(sql)
      statements.set(sql, statement)
    }
    return statement
  }

  function transaction<Result>(write: () => Result): Result {
    if (depth > 0) return write()
    db.exec("begin immediate")
    depth = 1
    try {
      const result = write()
      db.exec("commit")
      generation += 1
      return result
    } catch (error) {
      db.exec("rollback")
      throw error
    } finally {
      depth = 0
    }
  }

  return {
    all: (sql, ...values) => prepare(sql).all(...values) as Row[],
    get: (sql, ...values) => prepare(sql).get(...values) as Row | undefined,
    run: (sql, ...values) => void prepare(sql).run(...values),
    transaction,
    publish: async (write) => transaction(write),
    generation: () => generation,
    renew() {
      generation += 1
    },
    attempt(write, look) {
      db.exec("begin immediate")
      depth = 1
      try {
        const result = write()
        look()
        return result
      } finally {
        db.exec("rollback")
        depth = 0
      }
    },
    db,
    close: async () => db.close(),
  }
}
