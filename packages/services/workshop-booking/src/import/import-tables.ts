import type { Statements } from "@forecourt/service-kit/storage"
import {
  findDuplicates,
  InvalidTableError,
  type StoredTables,
  type TableFiles,
  type TableImport,
} from "@forecourt/service-kit/tables"
import { listOpenWorkshops } from "../storage/workshops.ts"
import { findBookedProblems } from "./booked-rows.ts"
import { findHoursProblems } from "./hours.ts"
import { keepTakenTimes } from "./keep-taken-times.ts"
import { findReferenceProblems, KEYS, listRemoved } from "./references.ts"
import { readStoredTables } from "./stored-tables.ts"
import { TABLES, type WorkshopTables } from "./tables.ts"
import { writeTables } from "./write-tables.ts"

/**
 * The import of workshop booking. A given table replaces the stored one, and tables that are not given stay. Bookings
 * and the times that they take stay, too. Orders wait for the import, so that it sees all bookings.
 */
export function createTableImport(now: () => number): TableImport<typeof TABLES> {
  return {
    set: TABLES,
    locks: ["locks", "bookings"],
    write: (tx, tables, files) => importTables(tx, tables, files, now()),
  }
}

export async function importTables(
  tx: Statements,
  tables: WorkshopTables,
  files: TableFiles,
  now: number,
): Promise<string> {
  const stored = await readStoredTables(tx)
  const given = { tables, files, stored }
  const duplicates = Object.entries(KEYS).flatMap(([name, getKey]) =>
    findDuplicates(tables[name as keyof WorkshopTables].map(({ where, row }) => ({ where, id: getKey(row) }))),
  )
  refuse([
    ...duplicates,
    ...findReferenceProblems(given),
    ...findHoursProblems(tables.hours),
    ...(await findBookedProblems(tx, given, now)),
  ])
  const previous = await listOpenWorkshops(tx)
  await writeTables(tx, given)
  refuse(await keepTakenTimes(tx, previous, tables, now))
  return formatWritten(tables, files, stored)
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new InvalidTableError(problems)
}

function formatWritten(tables: WorkshopTables, files: TableFiles, stored: StoredTables): string {
  const written = Object.entries(tables).filter(([name]) => files.has(name))
  return written
    .map(([name, rows]) => {
      const removed = listRemoved({ tables, files, stored }, name).length
      return `${rows.length} ${name}${removed > 0 ? ` (${removed} removed)` : ""}`
    })
    .join(", ")
}
