import { rmSync } from "node:fs"
import { createQueue, migrate, openSqliteStorage, type Statements, type Storage } from "@forecourt/service-kit/storage"
import { MIGRATIONS } from "../migrations/migrations.ts"
import { type LocalStore, openStore, type Store } from "../open-store.ts"
import { addChange, type Change, listChangesAfter, waitForWriteLock } from "./change-log.ts"

interface SharedOptions {
  /**
   * The path of the SQLite file in which this process keeps its copy of the content. The file can be rebuilt from the
   * Postgres database.
   */
  readonly file: string
  readonly storage: Storage
  readonly log: (line: string) => void
}

const CATCH_UP_MS = 500
const NEWEST_FORM = MIGRATIONS.length

/**
 * Opens a store that services on several machines share. Each service reads from a SQLite copy, to which it applies the
 * log of changes in Postgres.
 */
export async function openSharedStore({ file, storage, log }: SharedOptions): Promise<Store> {
  for (const suffix of ["", "-wal", "-shm"]) rmSync(file + suffix, { force: true })
  const copy = new Copy(file, openStore(file))
  const inTurn = createQueue()
  await inTurn(() => waitForWriteLock(storage, (tx) => bringUp(copy, tx)))
  await inTurn(() => copy.follow(storage))

  let wasBehind = false
  const following = setInterval(() => {
    inTurn(() => copy.follow(storage)).then(
      () => {
        wasBehind = false
      },
      (error: { code?: string; name?: string; message: string }) => {
        const reason = error.name === "Error" ? (error.code ?? error.message) : error.message
        if (!wasBehind) log(`content: the database cannot be followed (${reason}). What was read so far is served.`)
        wasBehind = true
      },
    )
  }, CATCH_UP_MS)
  following.unref()

  const { all, get, run, transaction, generation } = copy.store
  return {
    all,
    get,
    run,
    transaction,
    generation,
    publish: (write) =>
      inTurn(async () => {
        const result = await waitForWriteLock(storage, async (tx) => {
          await copy.follow(tx)
          const { result, base64 } = copy.attempt(write)
          if (base64 !== "") await addChange(tx, { number: copy.position + 1, form: NEWEST_FORM, base64 })
          return result
        })
        await copy.follow(storage)
        return result
      }),
    async close() {
      clearInterval(following)
      await inTurn(async () => copy.store.close())
    },
  }
}

/**
 * Applies all pending changes to a copy. If this service has a newer migration, the migration is added to the log, so
 * that all services migrate their copies.
 */
async function bringUp(copy: Copy, tx: Statements): Promise<void> {
  await copy.follow(tx)
  if (copy.form < NEWEST_FORM) {
    await addChange(tx, { number: copy.position + 1, form: NEWEST_FORM, base64: "" })
    await copy.follow(tx)
  }
}

class Copy {
  readonly store: LocalStore
  position = 0
  /** The number of the last migration that was applied to this copy. */
  form = 0
  readonly #file: string

  constructor(file: string, store: LocalStore) {
    this.#file = file
    this.store = store
  }

  async follow(log: Statements): Promise<void> {
    while (true) {
      const changes = await listChangesAfter(log, this.position)
      if (changes.length === 0) return
      for (const change of changes) await this.#takeIn(change)
      this.store.renew()
    }
  }

  async #takeIn({ number, form, base64 }: Change): Promise<void> {
    if (form > NEWEST_FORM) {
      throw new Error(
        `content: the database is of a newer version (migration ${form}; ${NEWEST_FORM} is the newest known here). Start that version, or restore a backup.`,
      )
    }
    if (form > this.form) await this.#migrate(form)
    const { db } = this.store
    // The log itself contains all dependent rows.
    db.exec("pragma foreign_keys = off")
    try {
      if (base64 !== "" && !db.applyChangeset(Buffer.from(base64, "base64")))
        throw new Error(`content: change ${number} does not fit what came before. Restore a backup of the database.`)
    } finally {
      db.exec("pragma foreign_keys = on")
    }
    this.position = number
  }

  async #migrate(form: number): Promise<void> {
    const storage = await openSqliteStorage(this.#file)
    await migrate(storage, MIGRATIONS.slice(0, form), { service: "content", now: Date.now() })
    await storage.close()
    this.form = form
  }

  /**
   * Runs `write` and rolls it back. Returns the result of `write` and the rows that it changed, as an SQLite changeset
   * encoded in base64.
   */
  attempt<Result>(write: () => Result): { result: Result; base64: string } {
    const { db } = this.store
    const session = db.createSession()
    let base64 = ""
    try {
      const result = this.store.attempt(write, () => {
        base64 = Buffer.from(session.changeset()).toString("base64")
      })
      return { result, base64 }
    } finally {
      session.close()
    }
  }
}
