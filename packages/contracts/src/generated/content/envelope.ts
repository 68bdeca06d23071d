// Generated from schemas/services/content/envelope.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseEnvelope } from "./envelope.parser.js"

/** The envelope of every response from the content platform. */
export interface Envelope {
  /** The requested data. */
  data?: Record<string, unknown> | null
  /** The errors. If there is any entry, do not use the response. */
  errors?: {
    /** The error message in the platform's words. */
    message: string
  }[]
}
