import { join } from "node:path"
import { insertNew, type Storage } from "@forecourt/service-kit/storage"
import { readTables } from "@forecourt/service-kit/tables"
import { TABLES, writeTables } from "./tables.ts"

const SEED = "se"

/** Vehicles, services and workshops for development; all of them invented. Seeded once. */
export async function seedStorage(storage: Storage, now: number): Promise<void> {
  const folder = join(import.meta.dirname, SEED)
  await storage.transaction(async (inside) => {
    const seed = { name: SEED, seeded_at: new Date(now).toISOString() }
    if (!(await insertNew(inside, "seeds", ["name"], seed))) return
    await writeTables(inside, readTables([folder], TABLES))
  })
}
