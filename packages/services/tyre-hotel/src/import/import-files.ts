import type { Statements, Storage } from "@forecourt/service-kit/storage"
import { InvalidTableError, readTables } from "@forecourt/service-kit/tables"
import { findReferenceProblems } from "./check-references.ts"
import { type HotelTables, TABLES } from "./tables.ts"
import { writeTables } from "./write-tables.ts"

/**
 * Imports files in one transaction. If the files have errors, throws one error that lists all of them. The import
 * deletes no rows except replaced tyres.
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
