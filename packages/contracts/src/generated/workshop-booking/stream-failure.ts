// Generated from schemas/services/workshop-booking/stream-failure.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseWorkshopBookingStreamFailure } from "./stream-failure.parser.js"

/** The search ended before it was over. Spec 3 §8.1. */
export interface WorkshopBookingStreamFailure {
  /** What the visitor is told. */
  error: string
}
