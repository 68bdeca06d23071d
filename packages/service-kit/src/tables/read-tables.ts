import { readdirSync, statSync } from "node:fs"
import { basename, extname, join } from "node:path"
import { readTable } from "./read-table.ts"
import { type Columns, InvalidTableError, type TableRow } from "./table.types.ts"

/** The columns of each table, by table name. */
export type TableSet = Readonly<Record<string, Columns>>

/** The rows of each table, by table name. Each row includes its position in the file. */
export type Tables<Of extends TableSet> = { readonly [Name in keyof Of]: readonly TableRow<Of[Name]>[] }

const ENDINGS = [".csv", ".json"]

/** The files of each table that was given, by table name. */
export type TableFiles = ReadonlyMap<string, readonly [string, ...string[]]>

/**
 * Reads all tables from the given files and folders. Each file must be named after its table, for example
 * `workshops.csv`. Throws one error that lists all problems.
 */
export function readTables<Of extends TableSet>(paths: readonly string[], set: Of): Tables<Of> {
  return readTableFiles(paths, set).tables
}

/** Reads all tables, as {@link readTables} does, and returns the files in which they were. */
export function readTableFiles<Of extends TableSet>(
  paths: readonly string[],
  set: Of,
): { readonly tables: Tables<Of>; readonly files: TableFiles } {
  const names = Object.keys(set)
  const files = Map.groupBy(
    paths.flatMap((path) => findFiles(path, names)),
    getTableName,
  ) as Map<string, [string, ...string[]]>
  const problems = [...files].flatMap(([name, unknown]) =>
    names.includes(name) ? [] : unknown.map((file) => `${file}:1: is no table of ours. Name it ${names.join(", ")}.`),
  )
  const tables = Object.entries(set).map(([name, columns]): [string, unknown] => {
    const tableFiles = files.get(name) ?? []
    return [name, tableFiles.flatMap((file) => attempt(() => readTable(file, columns), problems))]
  })
  if (problems.length > 0) throw new InvalidTableError(problems)
  return { tables: Object.fromEntries(tables) as Tables<Of>, files }
}

function findFiles(path: string, names: readonly string[]): string[] {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined)
    throw new InvalidTableError([`${path}: nothing is there. Name a file, or a folder that contains some.`])
  if (!stats.isDirectory()) return [path]
  const files = readdirSync(path).filter((file) => ENDINGS.includes(extname(file)))
  if (files.length === 0) throw new InvalidTableError([`${path}: there is no table. Put ${names.join(", ")} there.`])
  return files.sort().map((file) => join(path, file))
}

const getTableName = (file: string) => (ENDINGS.includes(extname(file)) ? basename(file, extname(file)) : "")

function attempt<Row>(read: () => Row[], problems: string[]): Row[] {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof InvalidTableError)) throw error
    problems.push(...error.problems)
    return []
  }
}
