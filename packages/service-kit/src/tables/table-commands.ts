import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import type { FurtherCommand } from "../command/command.ts"
import type { DataPlace } from "../service/service-storage.ts"
import type { Statements, Storage } from "../storage/storage.ts"
import { formatCounts, importFiles, type TableImport } from "./import-files.ts"
import type { TableSet } from "./read-tables.ts"
import { writeTable } from "./write-table.ts"

type OpenStorage = (place: DataPlace) => Promise<Storage>

/** The stored rows of each table, with the text of each cell. */
export type StoredTables = Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>

export interface TableExport {
  readonly set: TableSet
  readonly read: (storage: Statements) => Promise<StoredTables>
}

/** Creates the command that imports files and folders. With `--dry-run` it only checks them. */
export function createImportCommand<Of extends TableSet>(
  service: string,
  openStorage: OpenStorage,
  tables: TableImport<Of>,
): FurtherCommand {
  return {
    from: "<file or folder>",
    async run(args, place, log) {
      const { names, isSet: isDryRun } = parseCommand(
        args,
        "dry-run",
        `${service}: Use: import <file or folder> … [--dry-run].`,
      )
      const { written, warnings = [] } = await useStorage(openStorage, place, (storage) =>
        importFiles(storage, names, tables, { isDryRun }),
      )
      log(
        isDryRun
          ? `${service}: nothing was written. The import would write ${written}.`
          : `${service}: imported ${written}.`,
      )
      for (const warning of warnings) log(`${service}: ${warning}`)
    },
  }
}

/** Creates the command that writes all tables to a folder, from which they can be imported. */
export function createExportCommand(
  service: string,
  openStorage: OpenStorage,
  { set, read }: TableExport,
): FurtherCommand {
  return {
    from: "<folder>",
    async run(args, place, log) {
      const use = `${service}: Use: export <folder> [--json].`
      const { names, isSet: isJson } = parseCommand(args, "json", use)
      const [folder = "", ...more] = names
      if (more.length > 0) throw new Error(use)
      const format = isJson ? "json" : "csv"
      const stored = await useStorage(openStorage, place, read)
      mkdirSync(folder, { recursive: true })
      for (const [name, columns] of Object.entries(set))
        writeTable(join(folder, `${name}.${format}`), Object.keys(columns), stored[name] ?? [], format)
      log(`${service}: exported ${formatCounts(stored)}.`)
    },
  }
}

function parseCommand(args: readonly string[], option: string, use: string) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { [option]: { type: "boolean", default: false } },
      allowPositionals: true,
    })
    if (positionals.length > 0) return { names: positionals, isSet: values[option] === true }
  } catch {
    // The error of Node does not name the command.
  }
  throw new Error(use)
}

async function useStorage<Result>(
  openStorage: OpenStorage,
  place: DataPlace,
  work: (storage: Storage) => Promise<Result>,
): Promise<Result> {
  const storage = await openStorage(place)
  try {
    return await work(storage)
  } finally {
    await storage.close()
  }
}
