import type { SearchDocument } from "../engine.types.ts"
import type { Fault } from "../kinds/kinds.ts"

/** A row of an import: a document, or the reason why it is none. */
export interface ImportRow {
  /** Line of the file, from 1. */
  readonly row: number
  readonly document: SearchDocument | null
  readonly fault: Fault | null
}

export interface QuarantinedRow extends Fault {
  readonly row: number
}

/** The effects of an import, or of a dry run. */
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
  /** The number of rows whose key is repeated later; the last counts. */
  readonly duplicates: number
  readonly quarantined: number
  readonly seconds: number
}

/** The part of all documents that a replace may drop without confirmation. */
export const MAX_DROPPED = 0.2
