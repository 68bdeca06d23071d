// Generated from schemas/services/tyre-hotel/slots.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseAvailableTimes, parseTyreHotelSlots } from "./slots.parser.js"

/** Free times. Spec 3 §3.2. */
export interface TyreHotelSlots {
  /** Days with their times. */
  availableTimeSlotDates: AvailableTimes[]
}

/** The times of a day. */
export interface AvailableTimes {
  /** When an appointment may begin: the workshop's own date and time. */
  startTime: string[]
}
