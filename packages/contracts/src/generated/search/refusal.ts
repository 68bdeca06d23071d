// Generated from schemas/services/search/refusal.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseSearchRefusal } from "./refusal.parser.js"

/** Why the service did not search. */
export interface SearchRefusal {
  /** What was wrong, and what to do. */
  message: string
  /** The reason for programs. */
  code?: string
}
