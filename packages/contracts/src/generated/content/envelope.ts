// Generated from schemas/services/content/envelope.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseEnvelope } from "./envelope.parser.js"

/** What every response of the content platform is wrapped in. */
export interface Envelope {
  /** What was asked for. */
  data?: Record<string, unknown> | null
  /** What went wrong; any entry means the response is not to be used. */
  errors?: {
    /** What went wrong, in the platform's words. */
    message: string
  }[]
}
