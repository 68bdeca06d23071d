import { findUnknownReferences, type StoredTables, type TableFiles } from "@forecourt/service-kit/tables"
import type { WorkshopTables } from "./tables.ts"

/** The tables of an import, and what is stored before it. */
export interface Given {
  readonly tables: WorkshopTables
  readonly files: TableFiles
  readonly stored: StoredTables
}

type Cells = Readonly<Record<string, unknown>>

interface Reference {
  readonly from: keyof WorkshopTables
  readonly column: string
  readonly to: keyof WorkshopTables
  /** The name of the row that the column refers to. */
  readonly what: string
}

/** Returns the key of a row, by table. */
export const KEYS: Readonly<Record<string, (row: Cells) => string>> = {
  brands: ({ name }) => String(name),
  vehicles: ({ regNo }) => String(regNo),
  categories: ({ id }) => String(id),
  offerings: ({ code }) => String(code),
  workshops: ({ id }) => String(id),
  prices: ({ workshop, code, fromMileage }) => `${code} at ${workshop} from ${fromMileage}`,
}

const REFERENCES: readonly Reference[] = [
  { from: "vehicles", column: "brand", to: "brands", what: "brand" },
  { from: "offerings", column: "category", to: "categories", what: "category" },
  { from: "conditions", column: "code", to: "offerings", what: "offering" },
  { from: "conditions", column: "brand", to: "brands", what: "brand" },
  { from: "workshops", column: "brands", to: "brands", what: "brand" },
  { from: "hours", column: "workshop", to: "workshops", what: "workshop" },
  { from: "prices", column: "workshop", to: "workshops", what: "workshop" },
  { from: "prices", column: "code", to: "offerings", what: "offering" },
]

/** Lists the keys of the stored rows that are missing in a given table. */
export function listRemoved({ tables, files, stored }: Given, name: string): string[] {
  const getKey = KEYS[name]
  if (getKey === undefined || !files.has(name)) return []
  const kept = new Set(tables[name as keyof WorkshopTables].map(({ row }) => getKey(row)))
  return (stored[name] ?? []).map(getKey).filter((key) => !kept.has(key))
}

/** Returns an error message for each row that refers to a row that is neither in the files nor stays in the storage. */
export function findReferenceProblems(given: Given): string[] {
  return REFERENCES.flatMap((reference) => {
    const known = listKeys(given, reference.to)
    return given.files.has(reference.from)
      ? findUnknownReferences(reference.what, listClaims(given, reference), known)
      : findLostReferences(given, reference, known)
  })
}

function listKeys({ tables, files, stored }: Given, name: keyof WorkshopTables): ReadonlySet<string> {
  const rows: readonly Cells[] = files.has(name) ? tables[name].map(({ row }) => row) : (stored[name] ?? [])
  return new Set(rows.map((row) => KEYS[name]?.(row) ?? ""))
}

function listClaims({ tables }: Given, { from, column }: Reference) {
  const rows: readonly { readonly where: string; readonly row: Cells }[] = tables[from]
  return rows.flatMap(({ where, row }) => listNames(row[column]).map((id) => ({ where, id })))
}

/** Returns an error message for each row that is missing in a file although stored rows refer to it. */
function findLostReferences(
  { files, stored }: Given,
  { from, column, to, what }: Reference,
  known: ReadonlySet<string>,
) {
  const [file] = files.get(to) ?? []
  // The hours of a workshop are stored with it.
  if (file === undefined || from === "hours") return []
  const names = new Set((stored[from] ?? []).flatMap((row) => listNames(row[column])))
  return [...names]
    .filter((name) => !known.has(name))
    .map(
      (name) => `${file}:1: there is no ${what} "${name}", which stored ${from} have. Add it, or import ${from}, too.`,
    )
}

/** Returns the names in a cell: one, or several with commas between. */
function listNames(cell: unknown): string[] {
  return String(cell).split(",").filter(Boolean)
}
