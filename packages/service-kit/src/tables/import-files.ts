import type { Statements, Storage } from "../storage/storage.ts"
import { readTableFiles, type TableFiles, type TableSet, type Tables } from "./read-tables.ts"

/** The way in which a service stores the rows of files. */
export interface TableImport<Of extends TableSet> {
  readonly set: Of
  /** The tables of the storage that others cannot write until the import ends. @default none */
  readonly locks?: readonly string[]
  readonly write: (tx: Statements, tables: Tables<Of>, files: TableFiles) => Promise<Imported>
}

export interface Imported {
  /** The number of rows of each table, such as `2 workshops`. */
  readonly written: string
  /** The earlier orders that do not fit the imported rows, for staff to decide. @default none */
  readonly warnings?: readonly string[]
}

/** An error that rolls back the transaction of a dry run. */
class DryRunEnd extends Error {
  override name = "DryRunEnd"
}

/**
 * Imports files in one transaction, and returns what it has imported. If the files have errors, throws one error that
 * lists all of them. A dry run does the same and rolls the transaction back.
 */
export async function importFiles<Of extends TableSet>(
  storage: Storage,
  paths: readonly string[],
  { set, locks = [], write }: TableImport<Of>,
  { isDryRun = false } = {},
): Promise<Imported> {
  const { tables, files } = readTableFiles(paths, set)
  let imported: Imported = { written: "" }
  const importing = storage.transaction(async (tx) => {
    await lockTables(storage, tx, locks)
    imported = await write(tx, tables, files)
    if (isDryRun) throw new DryRunEnd()
  })
  await importing.catch((error: unknown) => {
    if (!(error instanceof DryRunEnd)) throw error
  })
  return imported
}

/** Locks tables until the transaction ends, so that others cannot write them. */
export async function lockTables(
  { engine }: Pick<Storage, "engine">,
  tx: Statements,
  names: readonly string[],
): Promise<void> {
  // In SQLite a transaction excludes all other writers.
  if (engine === "postgres") for (const name of names) await tx.run(`lock table ${name} in share row exclusive mode`)
}

/** Formats the number of rows of each table, for example as `2 workshops, 5 vehicles`. */
export function formatCounts(tables: Readonly<Record<string, readonly unknown[]>>): string {
  return Object.entries(tables)
    .map(([name, rows]) => `${rows.length} ${name}`)
    .join(", ")
}
