import type { Storage } from "@forecourt/service-kit/storage"
import { importChanges } from "../feed/take-changes.ts"
import type { IndexMeaning } from "../kinds/index-name.ts"
import { getKind } from "../kinds/kinds.ts"
import type { ImportReport, ImportRow } from "./import.types.ts"
import { importDocuments } from "./import-documents.ts"
import type { Mapping } from "./mapping.ts"
import { readCsv } from "./read-csv.ts"
import { readNdjson } from "./read-ndjson.ts"
import { formatSummary } from "./summary.ts"

export interface Intake extends IndexMeaning {
  readonly index: string
  readonly source: string
  readonly body: ReadableStream<Uint8Array>
  readonly form: "ndjson" | "csv"
  readonly mapping: Mapping | null
  /**
   * True if the request may contain changes instead of documents, such as `{"change":"put","document":{…}}` or
   * `{"change":"remove","key":"…"}`. The first line decides: if it is a change, all lines are applied one by one.
   * Otherwise, the lines are documents that replace all documents of the index.
   */
  readonly mayBeChanges: boolean
  /** True to allow an import that would remove more than a fifth of the documents in the index. */
  readonly yes: boolean
}

export interface TakenIn {
  /** The import report if all documents of the index were replaced, or `null` if individual changes were applied. */
  readonly report: ImportReport | null
  readonly summary: string
}

const MAX_BYTES = 2_000_000_000

export async function importIntake(storage: Storage, intake: Intake, now: () => number): Promise<TakenIn> {
  const { body, form, mapping, mayBeChanges, ...options } = intake
  const bytes = limitSize(body)
  const { first, all } = await readFirst(
    form === "csv" ? readCsv(bytes, getKind(intake.kind), mapping) : readNdjson(bytes),
  )
  if (mayBeChanges && isChange(first)) return { report: null, summary: await importChanges(storage, all, intake, now) }
  const report = await importDocuments(storage, { ...options, rows: all, now })
  return { report, summary: formatSummary(report) }
}

async function* limitSize(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error(`search: more than ${MAX_BYTES} bytes arrived. Send less at a time.`)
    yield chunk
  }
}

function isChange(row: ImportRow | null): boolean {
  return row?.document?.change === "put" || row?.document?.change === "remove"
}

async function readFirst(rows: AsyncGenerator<ImportRow>) {
  const next = await rows.next()
  const first = next.done ? null : next.value
  async function* readAll() {
    if (first !== null) yield first
    yield* rows
  }
  return { first, all: readAll() }
}
