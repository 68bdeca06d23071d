import { insertNew, type Storage } from "@forecourt/service-kit/storage"
import { readTableFiles } from "@forecourt/service-kit/tables"
import { importTables } from "../import/import-tables.ts"
import { TABLES } from "../import/tables.ts"

const SEED = "se"

export async function seedStorage(storage: Storage, folder: string, now: number): Promise<void> {
  await storage.transaction(async (tx) => {
    const seed = { name: SEED, seeded_at: new Date(now).toISOString() }
    if (!(await insertNew(tx, "seeds", ["name"], seed))) return
    const { tables, files } = readTableFiles([folder], TABLES)
    await importTables(tx, tables, files, now)
  })
}
