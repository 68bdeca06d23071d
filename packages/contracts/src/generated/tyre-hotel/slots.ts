// Generated from schemas/services/tyre-hotel/slots.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseAvailableTimes, parseTyreHotelSlots } from "./slots.parser.js"

/** The available slots. Spec 3 §3.2. */
export interface TyreHotelSlots {
  /** The days with their slots. */
  availableTimeSlotDates: AvailableTimes[]
}

/** The slots of a day. */
export interface AvailableTimes {
  /** The possible start times of an appointment: the date and time in the workshop's local time. */
  startTime: string[]
}
