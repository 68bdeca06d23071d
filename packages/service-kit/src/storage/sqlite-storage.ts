import { mkdirSync } from "node:fs"
import { dirname } from "node:path"
import { DatabaseSync, type StatementSync } from "node:sqlite"
import { setTimeout as wait } from "node:timers/promises"
import { type RawStatements, readByColumns } from "./columns.ts"
import { createQueue } from "./queue.ts"
import type { Row, Statements, Storage } from "./storage.types.ts"

const PATIENCE_MS = 10_000
/**
 * The time in milliseconds for which SQLite waits for a lock. It is short because the wait blocks the whole process.
 */
const SHORT_WAIT_MS = 5
const SQLITE_BUSY = 5

/**
 * Opens a SQLite file as a storage that several processes may share. Each transaction acquires the write lock when it
 * starts, so that other writers must wait. The promise of a transaction resolves only after the commit has been written
 * to disk.
 */
export async function openSqliteStorage(file: string): Promise<Storage> {
  mkdirSync(dirname(file), { recursive: true })
  const db = new DatabaseSync(file, { timeout: SHORT_WAIT_MS })
  await waitForLock(() => db.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on"))

  const direct = createStatements(db)
  // A connection can have only one transaction at a time, which must not contain statements of other callers.
  const inTurn = createQueue()

  async function write<Result>(work: (tx: Statements) => Promise<Result>): Promise<Result> {
    await waitForLock(() => db.exec("begin immediate"))
    try {
      const result = await work(readByColumns(direct))
      db.exec("commit")
      return result
    } catch (error) {
      // On some errors, such as a full disk, SQLite has already rolled the transaction back.
      if (db.isTransaction) db.exec("rollback")
      throw error
    }
  }

  const inTurnAlone = readByColumns({
    all: (sql, ...values) => inTurn(() => direct.all(sql, ...values)),
    get: (sql, ...values) => inTurn(() => direct.get(sql, ...values)),
    run: (sql, ...values) => inTurn(() => write(({ run }) => run(sql, ...values))),
  })
  return {
    engine: "sqlite",
    ...inTurnAlone,
    transaction: (work) => inTurn(() => write(work)),
    close: () => inTurn(async () => db.close()),
  }
}

function createStatements(db: DatabaseSync): RawStatements {
  const prepared = new Map<string, StatementSync>()

  function prepare(sql: string): StatementSync {
    const statement = prepared.get(sql) ?? db.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }

  return {
    all: async (sql, ...values) => prepare(sql).all(...values) as Row[],
    get: async (sql, ...values) => (prepare(sql).get(...values) as Row | undefined) ?? null,
    run: async (sql, ...values) => Number(prepare(sql).run(...values).changes),
  }
}

async function waitForLock(attempt: () => void): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (true) {
    try {
      return attempt()
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== SQLITE_BUSY || Date.now() > deadline) throw error
      await wait(Math.random() * SHORT_WAIT_MS)
    }
  }
}
