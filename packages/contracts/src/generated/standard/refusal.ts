// Generated from schemas/services/standard/refusal.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseStandardRefusal } from "./refusal.parser.js"

/** Why a service did not do what it was asked. Spec 3 §8.3. */
export interface StandardRefusal {
  /** Words for the visitor, in the language of the request. */
  message: string
  /** The reason for programs, for example TimeslotNotAvailable. */
  code: string
  /** What happened and what to do, in English, for developers. */
  detail?: string
}
