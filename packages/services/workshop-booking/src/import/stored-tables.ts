import { raw, type Statements, sql } from "@forecourt/service-kit/storage"
import type { StoredTables } from "@forecourt/service-kit/tables"
import { listOpenWorkshops } from "../storage/workshops.ts"
import { listHoursRows } from "./hours.ts"
import { TABLES } from "./tables.ts"

type Cells = Readonly<Record<string, string>>

const FLAGS = ["isSupported", "hasServiceAgreement", "allowUserInput", "servesAllBrands"]

/** Reads the stored tables in the form in which files have them. */
export async function readStoredTables(storage: Statements): Promise<StoredTables> {
  const workshops = await listOpenWorkshops(storage)
  const brands = new Map(workshops.map(({ id, brands }) => [id, brands.join(",")]))
  const stored = await readCells(storage, "workshops", "where is_closed = 0 order by id", { exclude: ["brands"] })
  return {
    brands: await readCells(storage, "brands", "order by name"),
    vehicles: await readCells(storage, "vehicles", "order by reg_no"),
    categories: await readCells(storage, "categories", "order by kind desc, place, id"),
    offerings: await readCells(storage, "offerings", "order by category, place, code"),
    conditions: await readCells(
      storage,
      "conditions",
      "order by code, power_trains, brand, models, from_age, to_age, from_mileage, to_mileage",
      { from: "offering_conditions" },
    ),
    workshops: stored.map((row) => ({ ...row, brands: brands.get(row.id ?? "") ?? "" })),
    hours: workshops.flatMap(({ id, schedule, capacity }) => listHoursRows(id, schedule, capacity)),
    prices: await readCells(storage, "prices", "order by workshop_id, code, from_mileage", {
      from: "workshop_prices",
      names: { workshop: "workshop_id" },
    }),
  }
}

interface Stored {
  /** The name of the stored table. @default that of the file */
  readonly from?: string
  /** The names of the columns that differ from those of the file. */
  readonly names?: Readonly<Record<string, string>>
  readonly exclude?: readonly string[]
}

async function readCells(
  storage: Statements,
  name: keyof typeof TABLES,
  clauses: string,
  { from = name, names = {}, exclude = [] }: Stored = {},
): Promise<Cells[]> {
  const columns = Object.keys(TABLES[name]).filter((column) => !exclude.includes(column))
  const list = columns.map((column) => `${names[column] ?? toColumn(column)} as "${column}"`)
  const rows = await sql`select ${raw(list.join(", "))} from ${raw(from)} ${raw(clauses)}`.all(storage)
  return rows.map((row) => Object.fromEntries(columns.map((column) => [column, toCell(column, row[column] ?? null)])))
}

function toColumn(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function toCell(column: string, value: string | number | null): string {
  if (FLAGS.includes(column)) return value === 1 ? "yes" : "no"
  return String(value ?? "")
}
