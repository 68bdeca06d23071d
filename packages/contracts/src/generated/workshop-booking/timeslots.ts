// Generated from schemas/services/workshop-booking/timeslots.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseWorkshopBookingDay, parseWorkshopBookingTimeslots } from "./timeslots.parser.js"

/** Four weeks from a day on, as far as they can be booked yet. Spec 3 §7.1. */
export type WorkshopBookingTimeslots = WorkshopBookingDay[]

/** What is free on a day. Spec 3 §3.1. */
export interface WorkshopBookingDay {
  /**
   * The day.
   *
   * @format date
   */
  date: string
  /** Times by the workshop's own clock, in order. */
  availableSlots: string[]
  /** Whether the vehicle can be left for the whole day. */
  allDaySlotAvailable: boolean
}
