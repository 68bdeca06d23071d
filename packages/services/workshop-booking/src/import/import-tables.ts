import type { Statements } from "@forecourt/service-kit/storage"
import {
  findDuplicates,
  type Imported,
  InvalidTableError,
  type StoredTables,
  type TableFiles,
  type TableImport,
} from "@forecourt/service-kit/tables"
import { listOpenWorkshops } from "../storage/workshops.ts"
import { listAffectedBookings } from "./affected-bookings.ts"
import { findHoursProblems } from "./hours.ts"
import { keepTakenTimes } from "./keep-taken-times.ts"
import { findMovedZones } from "./moved-zones.ts"
import { findReferenceProblems, KEYS, listRemoved } from "./references.ts"
import { readStoredTables } from "./stored-tables.ts"
import { TABLES, type WorkshopTables } from "./tables.ts"
import { writeTables } from "./write-tables.ts"

/** The tables that orders, moves and holds write. They wait while workshops change. */
export const LOCKS = ["locks", "bookings"] as const

/**
 * The import of workshop booking. A given table replaces the stored one, and tables that are not given stay. Bookings
 * and the times that they take stay, too. Orders wait for the import, so that it sees all bookings.
 */
export function createTableImport(now: () => number): TableImport<typeof TABLES> {
  return {
    set: TABLES,
    locks: LOCKS,
    write: (tx, tables, files) => importTables(tx, tables, files, now()),
  }
}

export async function importTables(
  tx: Statements,
  tables: WorkshopTables,
  files: TableFiles,
  now: number,
): Promise<Imported> {
  const stored = await readStoredTables(tx)
  const given = { tables, files, stored }
  const duplicates = Object.entries(KEYS).flatMap(([name, getKey]) =>
    findDuplicates(tables[name as keyof WorkshopTables].map(({ where, row }) => ({ where, id: getKey(row) }))),
  )
  refuse([
    ...duplicates,
    ...findReferenceProblems(given),
    ...findHoursProblems(tables.hours),
    ...(await findMovedZones(tx, given, now)),
  ])
  const previous = await listOpenWorkshops(tx)
  await writeTables(tx, given)
  const shared = await keepTakenTimes(tx, previous, now)
  refuse(shared.map(({ workshopId, time }) => formatShared(tables, workshopId, time)))
  return {
    written: formatWritten(tables, files, stored),
    warnings: await listAffectedBookings(tx, previous, listRemoved(given, "offerings"), now),
  }
}

function formatShared({ hours, workshops }: WorkshopTables, id: string, time: string): string {
  const { where = "" } =
    hours.find(({ row }) => row.workshop === id) ?? workshops.find(({ row }) => row.id === id) ?? {}
  return `${where}: workshop "${id}" has two bookings that would share the time ${time}. Keep its hours and slotMinutes, or move one.`
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
