// Generated from schemas/services/content/history-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseHistoryResponse } from "./history-response.parser.js"

/** The versions that are kept of a page in one language. */
export interface HistoryResponse {
  /** The newest first. */
  versions: {
    /** Number of the version. */
    version: number
    /** Moment at which it was written, in UTC. */
    updated: string
    /** Whether visitors see it. */
    isCurrent: boolean
    /** Whether it is the draft. */
    isDraft: boolean
  }[]
}
