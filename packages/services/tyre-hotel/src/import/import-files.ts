import type { Statements, Storage } from "@forecourt/service-kit/storage"
import { InvalidTableError, readTables } from "@forecourt/service-kit/tables"
import { findReferenceProblems } from "./check-references.ts"
import { type HotelTables, TABLES } from "./tables.ts"
import { writeTables } from "./write-tables.ts"

/**
 * Imports files into the storage in a single transaction. If there are errors, throws a single error that lists all of
 * them. The import can be repeated: rows with a known id are updated, the tyres of a vehicle are replaced, and nothing
 * else is deleted.
 */
export async function importFiles(storage: Storage, paths: readonly string[]): Promise<string> {
  const tables = readTables(paths, TABLES)
  await storage.transaction((tx) => importTables(tx, tables))
  return Object.entries(tables)
    .map(([name, rows]) => `${rows.length} ${name}`)
    .join(", ")
}

export async function importTables(tx: Statements, tables: HotelTables): Promise<void> {
  const problems = await findReferenceProblems(tx, tables)
  if (problems.length > 0) throw new InvalidTableError(problems)
  await writeTables(tx, tables)
}
