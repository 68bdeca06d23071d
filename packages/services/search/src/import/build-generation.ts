import { type Statements, type Storage, sql } from "@forecourt/service-kit/storage"
import type { SearchDocument } from "../engine.types.ts"
import { findDocumentFault, type Kind } from "../kinds/kinds.ts"
import { toStoredDocument, writeDocuments } from "../storage/write-documents.ts"
import type { ImportRow, QuarantinedRow } from "./import.types.ts"

interface Counted {
  rows: number
  quarantined: number
  duplicates: number
  readonly keys: Set<string>
}

export type Built = Readonly<Counted>

export interface BuildOptions {
  readonly kind: Kind
  readonly rows: AsyncIterable<ImportRow>
  readonly onProgress?: (rows: number) => void
  /** The number of rows per transaction. @default 250 */
  readonly rowsAtOnce?: number
  readonly onFault?: (row: QuarantinedRow) => void
}

/** The number of rows per transaction. A transaction of this size blocks other requests for a few milliseconds. */
const ROWS_AT_ONCE = 250

type TakeBatch = (batch: Batch, counted: Counted) => Promise<void>

interface Batch {
  readonly documents: readonly SearchDocument[]
  readonly faults: readonly QuarantinedRow[]
}

export function checkRows(options: BuildOptions): Promise<Built> {
  return readBatches(options, async () => {})
}

export function buildGeneration(storage: Storage, generation: number, now: () => number, options: BuildOptions) {
  return readBatches(options, async ({ documents, faults }, { quarantined }) => {
    const rows = documents.map((document) => toStoredDocument(options.kind, document))
    const stored = new Map(rows.map((row) => [row.key, row]))
    const since = new Date(now()).toISOString()
    await storage.transaction(async (tx) => {
      await sql`update generations set since = ${since} where id = ${generation}`.run(tx)
      await writeDocuments(tx, generation, [...stored.values()])
      await writeQuarantine(tx, String(generation), quarantined - faults.length, faults)
    })
  })
}

async function readBatches(options: BuildOptions, take: TakeBatch): Promise<Built> {
  const { kind, rows, rowsAtOnce = ROWS_AT_ONCE, onProgress, onFault } = options
  const counted: Counted = { rows: 0, quarantined: 0, duplicates: 0, keys: new Set() }
  let batch: ImportRow[] = []
  const writeBatch = async () => {
    const sorted = sortRows(kind, batch, counted)
    await take(sorted, counted)
    for (const fault of sorted.faults) onFault?.(fault)
    batch = []
    onProgress?.(counted.rows)
    await new Promise(setImmediate)
  }
  for await (const row of rows) {
    batch.push(row)
    if (batch.length === rowsAtOnce) await writeBatch()
  }
  if (batch.length > 0) await writeBatch()
  return counted
}

function sortRows(kind: Kind, batch: readonly ImportRow[], counted: Counted): Batch {
  const documents: SearchDocument[] = []
  const faults: QuarantinedRow[] = []
  for (const { row, document, fault } of batch) {
    const wrong = fault ?? findDocumentFault(kind, document)
    if (wrong !== null) faults.push({ row, ...wrong })
    else if (document !== null) {
      documents.push(document)
      const key = String(document[kind.fields.key])
      if (counted.keys.has(key)) counted.duplicates += 1
      counted.keys.add(key)
    }
  }
  counted.rows += batch.length
  counted.quarantined += faults.length
  return { documents, faults }
}

async function writeQuarantine(tx: Statements, id: string, place: number, faults: readonly QuarantinedRow[]) {
  for (const [index, { row, field, reason }] of faults.entries()) {
    await sql`insert into quarantine (import_id, place, row_number, field, reason)
      values (${id}, ${place + index}, ${row}, ${field}, ${reason})`.run(tx)
  }
}
