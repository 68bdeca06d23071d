import { afterAll, beforeAll, describe } from "vitest"
import { hasPostgres, startPostgres, type ThrowAwayPostgres } from "./throw-away-postgres.ts"

export interface Engine {
  /** Address of an empty database, or `null` for a file in the folder. */
  readonly newDatabase: () => Promise<string | null>
}

/** A cluster is made in seconds, on a busy machine in minutes. */
const START_MS = 180_000

/** Tells the same tests about each engine. */
export function onEachEngine(tests: (engine: Engine) => void): void {
  describe("on SQLite", () => tests({ newDatabase: async () => null }))

  if (!hasPostgres()) {
    describe.skip("on Postgres, which is left out: put initdb, pg_ctl and postgres into the PATH", () => {
      tests({ newDatabase: async () => null })
    })
    return
  }
  describe("on Postgres", () => {
    let postgres: ThrowAwayPostgres | null = null
    beforeAll(() => {
      postgres = startPostgres()
    }, START_MS)
    afterAll(() => postgres?.end())

    tests({ newDatabase: async () => postgres?.newDatabase() ?? null })
  })
}
