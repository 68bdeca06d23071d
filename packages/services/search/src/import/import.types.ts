import type { SearchDocument } from "../engine.types.ts"
import type { Fault } from "../kinds/kinds.ts"

/** A row of what is imported: a document, or why it is none. */
export interface ImportRow {
  /** Line of the file, from 1. */
  readonly row: number
  readonly document: SearchDocument | null
  readonly fault: Fault | null
}

export interface QuarantinedRow extends Fault {
  readonly row: number
}

/** What an import did, or would do. */
export interface ImportReport {
  readonly index: string
  readonly state: "done" | "refused"
  readonly isDryRun: boolean
  /** Rows that were read. */
  readonly rows: number
  /** Documents that the index has now. */
  readonly taken: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** Documents that were there before, and are no longer. */
  readonly dropped: number
  readonly before: number
  /** Rows whose key came again later; the last counts. */
  readonly duplicates: number
  readonly quarantined: number
  readonly seconds: number
}

/** Part of all documents that a replace may drop without being told to. */
export const MAX_DROPPED = 0.2
