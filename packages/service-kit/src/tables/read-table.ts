import { readFileSync } from "node:fs"
import { extname } from "node:path"
import { readCsv } from "./read-csv.ts"
import { readJson } from "./read-json.ts"
import { type Columns, InvalidTableError, type RawRow, type RowOf, type TableRow, Wrong } from "./table.types.ts"

/** Reads a table from a CSV or JSON file. Throws a single error that lists all invalid cells and columns. */
export function readTable<Of extends Columns>(file: string, columns: Of): TableRow<Of>[] {
  const content = readText(file)
  const rows = extname(file) === ".json" ? readJson(file, content) : readCsv(file, content)
  const problems = findColumnProblems(file, rows, columns)
  const read = rows.map((row) => ({ where: row.where, row: readRow(row, columns, problems) }))
  if (problems.length > 0) throw new InvalidTableError(problems)
  return read
}

/** Reads a file as UTF-8. Throws for other encodings, which would otherwise garble names silently. */
function readText(file: string): string {
  const bytes = readFileSync(file)
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    const [start = ""] = new TextDecoder().decode(bytes).split("\uFFFD", 1)
    throw new InvalidTableError([`${file}:${start.split("\n").length}: is not in UTF-8. Save the file as UTF-8.`])
  }
}

function findColumnProblems(file: string, rows: readonly RawRow[], columns: Columns): string[] {
  const names = Object.keys(columns)
  const used = new Map(
    rows.toReversed().flatMap(({ where, values }) => Object.keys(values).map((name) => [name, where])),
  )
  const isMissing = (name: string) => rows.length > 0 && !used.has(name) && columns[name]?.mayBeEmpty !== true
  return [
    ...names.filter(isMissing).map((name) => `${file}:1: there is no column ${name}. Add it.`),
    ...[...used]
      .filter(([name]) => !names.includes(name))
      .map(([name, where]) => `${where}: there is no column ${name}. Use ${names.join(", ")}.`),
  ]
}

function readRow<Of extends Columns>({ where, values }: RawRow, columns: Of, problems: string[]): RowOf<Of> {
  const cells = Object.entries(columns).map(([name, { read, mayBeEmpty = false }]) => {
    const cell = values[name] ?? ""
    if (cell === "" && !mayBeEmpty) {
      if (name in values) problems.push(`${where}: ${name} is missing. Fill it in.`)
      return [name, cell] as const
    }
    const value = read(cell)
    if (value instanceof Wrong) problems.push(`${where}: ${name} is "${cell}", which ${value.sentence}`)
    return [name, value] as const
  })
  return Object.fromEntries(cells) as RowOf<Of>
}
