import type { SearchDocument } from "../engine.types.ts"
import type { Fault } from "../kinds/kinds.ts"

export interface ImportRow {
  /** The line number in the file, starting at 1. */
  readonly row: number
  readonly document: SearchDocument | null
  readonly fault: Fault | null
}

export interface QuarantinedRow extends Fault {
  readonly row: number
}

export interface Difference {
  /** The number of documents in the index after the import. */
  readonly taken: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** The number of documents that the import removed from the index. */
  readonly dropped: number
  readonly before: number
}

export interface ImportReport extends Difference {
  readonly index: string
  readonly state: "done" | "refused"
  readonly isDryRun: boolean
  readonly rows: number
  /** The number of rows that were not imported because a later row in the file has the same key. */
  readonly duplicates: number
  readonly quarantined: number
  readonly seconds: number
}

/** The maximum fraction of documents that a full import may remove without confirmation. */
export const MAX_DROPPED = 0.2
