import type { Statements, Storage } from "@forecourt/service-kit/storage"
import * as kit from "@forecourt/service-kit/tables"
import { findReferenceProblems } from "./check-references.ts"
import { type HotelTables, TABLES } from "./tables.ts"
import { writeTables } from "./write-tables.ts"

/** The import of the tyre hotel. It deletes no rows except replaced tyres. */
export const TABLE_IMPORT: kit.TableImport<typeof TABLES> = {
  set: TABLES,
  async write(tx, tables) {
    await importTables(tx, tables)
    return { written: kit.formatCounts(tables) }
  },
}

export function importFiles(storage: Storage, paths: readonly string[]): Promise<kit.Imported> {
  return kit.importFiles(storage, paths, TABLE_IMPORT)
}

export async function importTables(tx: Statements, tables: HotelTables): Promise<void> {
  const problems = await findReferenceProblems(tx, tables)
  if (problems.length > 0) throw new kit.InvalidTableError(problems)
  await writeTables(tx, tables)
}
