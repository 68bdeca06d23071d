// Generated from schemas/services/content/authoring-refusal.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseAuthoringRefusal } from "./authoring-refusal.parser.js"

/** A refusal by the authoring API, with the reason. */
export interface AuthoringRefusal {
  /** The description of the error, and the action to take. */
  detail: string
  /** The tag of the current version. */
  etag?: string | null
  /** The published version on which the draft is based. */
  base?: number | null
  /** The version that is currently published. */
  published?: number | null
  /** The problems in the document. */
  problems?: {
    /** The position in the document, as a JSON pointer. */
    pointer: string
    /** The description of the problem. */
    message: string
    /** The suggested correction. */
    cure: string
  }[]
}
