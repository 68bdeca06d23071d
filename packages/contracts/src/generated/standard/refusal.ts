// Generated from schemas/services/standard/refusal.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseStandardRefusal } from "./refusal.parser.js"

/** The reason why a service did not fulfil a request. Spec 3 §8.3. */
export interface StandardRefusal {
  /** The message for the visitor, in the language of the request. */
  message: string
  /** The machine-readable reason, for example TimeslotNotAvailable. */
  code: string
  /** The explanation for developers, in English: the cause and the remedy. */
  detail?: string
}
