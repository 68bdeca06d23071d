import { afterAll, beforeAll, describe } from "vitest"
import { hasPostgres, startPostgres, type ThrowAwayPostgres } from "./throw-away-postgres.ts"

export interface Engine {
  /** Address of an empty database, or `null` for a file in the folder. */
  readonly newDatabase: () => Promise<string | null>
}

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
    let postgres: ThrowAwayPostgres
    beforeAll(() => {
      postgres = startPostgres()
    })
    afterAll(() => postgres.end())

    tests({ newDatabase: () => postgres.newDatabase() })
  })
}
