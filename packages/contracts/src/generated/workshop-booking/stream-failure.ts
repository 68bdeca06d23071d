// Generated from schemas/services/workshop-booking/stream-failure.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseWorkshopBookingStreamFailure } from "./stream-failure.parser.js"

/** The event that reports that the search ended prematurely. Spec 3 §8.1. */
export interface WorkshopBookingStreamFailure {
  /** The message for the visitor. */
  error: string
}
