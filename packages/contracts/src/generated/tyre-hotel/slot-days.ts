// Generated from schemas/services/tyre-hotel/slot-days.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseAvailableDate, parseTyreHotelSlotDays } from "./slot-days.parser.js"

/** Days with free times. Spec 3 §3.2. */
export interface TyreHotelSlotDays {
  /** Days. */
  availableDates: AvailableDate[]
}

/** A day. */
export interface AvailableDate {
  /**
   * The day, with or without a time behind it.
   *
   * @pattern ^\d{4}-\d{2}-\d{2}
   */
  date: string
}
