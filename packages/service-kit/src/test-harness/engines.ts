import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, onTestFinished } from "vitest"
import { openPostgresStorage } from "../storage/postgres-storage.ts"
import { openSqliteStorage } from "../storage/sqlite-storage.ts"
import type { Storage } from "../storage/storage.types.ts"
import { hasPostgres, startPostgres, type ThrowAwayPostgres } from "./throw-away-postgres.ts"

export interface Engine {
  /** Returns the URL of a new, empty database, or `null` if the engine stores each service in a separate file. */
  readonly newDatabase: () => Promise<string | null>
  readonly openStorage: () => Promise<Storage>
}

/** The time limit in milliseconds. It is long because starting Postgres can take minutes on a busy machine. */
const START_MS = 180_000

/**
 * Runs the same tests on each storage engine. The Postgres tests are skipped unless the Postgres programs are in the
 * `PATH`.
 */
export function onEachEngine(tests: (engine: Engine) => void): void {
  describe("on SQLite", () => tests(createEngine(async () => null)))

  if (!hasPostgres()) {
    describe.skip("on Postgres, skipped without initdb, pg_ctl and postgres in the PATH", () => {
      tests(createEngine(async () => null))
    })
    return
  }
  describe("on Postgres", () => {
    let postgres: ThrowAwayPostgres | null = null
    beforeAll(() => {
      postgres = startPostgres()
    }, START_MS)
    afterAll(() => postgres?.end())

    tests(createEngine(async () => postgres?.newDatabase() ?? null))
  })
}

function createEngine(newDatabase: Engine["newDatabase"]): Engine {
  return {
    newDatabase,
    async openStorage() {
      const folder = mkdtempSync(join(tmpdir(), "forecourt-storage-"))
      const database = await newDatabase()
      const storage =
        database === null
          ? await openSqliteStorage(join(folder, "storage.sqlite"))
          : await openPostgresStorage(database)
      onTestFinished(async () => {
        await storage.close()
        rmSync(folder, { recursive: true, force: true })
      })
      return storage
    },
  }
}
