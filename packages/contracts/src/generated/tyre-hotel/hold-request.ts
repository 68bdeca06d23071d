// Generated from schemas/services/tyre-hotel/hold-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseTyreHotelHoldRequest } from "./hold-request.parser.js"

/** A request to hold a slot at the workshop of the session. */
export interface TyreHotelHoldRequest {
  /**
   * The day.
   *
   * @pattern ^\d{4}-\d{2}-\d{2}$
   */
  bookingDate: string
  /**
   * The date and time in the workshop's local time, as offered; null if the day has no times.
   *
   * @pattern ^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}
   */
  bookingStart: string | null
}
