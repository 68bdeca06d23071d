// Generated from schemas/services/workshop-booking/booking.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseWorkshopBookingConfirmation } from "./booking.parser.js"

/** A booking. Spec 3 §3.1. */
export interface WorkshopBookingConfirmation {
  /** Number of the booking, to be read out. */
  id: string
  /** Registration number. */
  registrationNumber: string
  /** Codes of what is booked. */
  kobraProductIds: string[]
}
