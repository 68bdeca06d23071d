// Generated from schemas/services/content/history-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseHistoryResponse } from "./history-response.parser.js"

/** The retained versions of a page in one language. */
export interface HistoryResponse {
  /** The versions, newest first. */
  versions: {
    /** The number of the version. */
    version: number
    /** The time of the last change, in UTC. */
    updated: string
    /** True if visitors see this version. */
    isCurrent: boolean
    /** True if this version is the draft. */
    isDraft: boolean
  }[]
}
