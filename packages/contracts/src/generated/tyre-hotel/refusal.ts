// Generated from schemas/services/tyre-hotel/refusal.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseTyreHotelRefusal } from "./refusal.parser.js"

/** Why the service did not do what it was asked. Spec 3 §8.3. */
export interface TyreHotelRefusal {
  /** Words for the visitor. */
  message: string
  /** The reason for programs, for example TimeslotNotAvailable. */
  code?: string
}
