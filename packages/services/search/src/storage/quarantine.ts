import { type Statements, sql } from "@forecourt/service-kit/storage"
import type { QuarantinedRow } from "../import/import.types.ts"

export interface Quarantine {
  /** The time at which the latest finished import started, or `null` if no import has finished. */
  readonly importedAt: string | null
  readonly source: string
  readonly rows: readonly QuarantinedRow[]
}

const MAX_ROWS = 1000

export async function getLastQuarantine(storage: Statements, index: string): Promise<Quarantine> {
  const last = await sql`select id, source, started_at from imports where index_name = ${index} and state <> 'running'
    order by started_at desc limit 1`.get(storage, { id: "text", source: "text", started_at: "text" })
  if (last === null) return { importedAt: null, source: "", rows: [] }
  const rows = await sql`select row_number as row, field, reason from quarantine where import_id = ${last.id}
    order by place limit ${MAX_ROWS}`.all(storage, { row: "number", field: "text", reason: "text" })
  return { importedAt: last.started_at, source: last.source, rows }
}
