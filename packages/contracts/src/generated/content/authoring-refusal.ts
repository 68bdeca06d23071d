// Generated from schemas/services/content/authoring-refusal.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseAuthoringRefusal } from "./authoring-refusal.parser.js"

/** Why the authoring API did not do what it was asked. */
export interface AuthoringRefusal {
  /** What happened, and what to do. */
  detail: string
  /** Tag of what is there now. */
  etag?: string | null
  /** Published version that the draft stands on. */
  base?: number | null
  /** Version that is published now. */
  published?: number | null
  /** Everything that is wrong with the document. */
  problems?: {
    /** Where it stands in the document, as a JSON pointer. */
    pointer: string
    /** What is wrong. */
    message: string
    /** What to do. */
    cure: string
  }[]
}
