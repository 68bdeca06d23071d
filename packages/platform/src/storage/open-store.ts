import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs"
import { dirname } from "node:path"
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite"
import { CONTENT_FORM, STORAGE_VERSION, TABLES } from "./tables.ts"

export type Row = Readonly<Record<string, unknown>>

/** The platform's memory: one SQLite file, spoken to in plain SQL. */
export interface Store {
  readonly all: (sql: string, ...values: SQLInputValue[]) => Row[]
  readonly get: (sql: string, ...values: SQLInputValue[]) => Row | undefined
  readonly run: (sql: string, ...values: SQLInputValue[]) => void
  /** Everything or nothing. Whatever was remembered from the old content is forgotten afterwards. */
  readonly transaction: <Result>(write: () => Result) => Result
  /** Changes with every committed write; what was computed under an older number is stale. */
  readonly generation: () => number
  readonly close: () => void
}

/** Opens the store in `file`, or in memory for `:memory:`. Storage of another version is moved aside and named in `onNotice`. */
export function openStore(file: string, onNotice: (notice: string) => void = () => {}): Store {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true })
  let db = new DatabaseSync(file)
  const version = storedVersion(db)
  if (version !== 0 && version !== STORAGE_VERSION) {
    db.close()
    const aside = setAside(file, version)
    onNotice(`storage: ${file} has form ${version}, this platform writes form ${STORAGE_VERSION}. Kept as ${aside}.`)
    db = new DatabaseSync(file)
  }
  db.exec(
    "pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on; pragma busy_timeout = 5000",
  )
  if (storedVersion(db) === 0) db.exec(`begin; ${TABLES}; pragma user_version = ${STORAGE_VERSION}; commit`)
  db.exec(CONTENT_FORM)
  return wrap(db)
}

function wrap(db: DatabaseSync): Store {
  const statements = new Map<string, StatementSync>()
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
    generation: () => generation,
    close: () => db.close(),
  }
}

function storedVersion(db: DatabaseSync): number {
  return Number((db.prepare("pragma user_version").get() as Row | undefined)?.user_version ?? 0)
}

function setAside(file: string, version: number): string {
  const aside = `${file}.form-${version}`
  rmSync(aside, { force: true })
  renameSync(file, aside)
  for (const suffix of ["-wal", "-shm"]) if (existsSync(file + suffix)) rmSync(file + suffix)
  return aside
}
