import { join } from "node:path"
import { insertNew, type Storage } from "@forecourt/service-kit/storage"
import { readTables } from "@forecourt/service-kit/tables"
import { importTables } from "../import/import-files.ts"
import { TABLES } from "../import/tables.ts"

const SEED = "se-automotive"

/** Customers for development: invented, with numbers that the telephone authority keeps free for fiction. Seeded once. */
export async function seedStorage(storage: Storage, now: number): Promise<void> {
  const folder = join(import.meta.dirname, SEED)
  await storage.transaction(async (inside) => {
    const seed = { name: SEED, seeded_at: new Date(now).toISOString() }
    if (!(await insertNew(inside, "seeds", ["name"], seed))) return
    await importTables(inside, readTables([folder], TABLES))
  })
}
