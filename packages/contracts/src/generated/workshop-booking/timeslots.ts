// Generated from schemas/services/workshop-booking/timeslots.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseWorkshopBookingDay, parseWorkshopBookingTimeslots } from "./timeslots.parser.js"

/**
 * The availability in the four weeks from a given day, limited to the days that can already be booked. Spec 3
 * §7.1.
 */
export type WorkshopBookingTimeslots = WorkshopBookingDay[]

/** The availability on a day. Spec 3 §3.1. */
export interface WorkshopBookingDay {
  /**
   * The day.
   *
   * @format date
   */
  date: string
  /** The available slots in the workshop's local time, in order. */
  availableSlots: string[]
  /** True if the vehicle can be left for the whole day. */
  allDaySlotAvailable: boolean
}
