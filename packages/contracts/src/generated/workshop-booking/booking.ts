// Generated from schemas/services/workshop-booking/booking.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseWorkshopBookingConfirmation } from "./booking.parser.js"

/** A booking. Spec 3 §3.1. */
export interface WorkshopBookingConfirmation {
  /** The number of the booking, in a form that can be read out. */
  id: string
  /** The registration number. */
  registrationNumber: string
  /** The codes of the booked services and add-ons. */
  kobraProductIds: string[]
}
