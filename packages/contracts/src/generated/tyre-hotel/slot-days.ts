// Generated from schemas/services/tyre-hotel/slot-days.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseAvailableDate, parseTyreHotelSlotDays } from "./slot-days.parser.js"

/** The days with available slots. Spec 3 §3.2. */
export interface TyreHotelSlotDays {
  /** The available days. */
  availableDates: AvailableDate[]
}

/** An available day. */
export interface AvailableDate {
  /**
   * The day, optionally followed by a time.
   *
   * @pattern ^\d{4}-\d{2}-\d{2}
   */
  date: string
}
