// Generated from schemas/services/workshop-booking/bookings.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { WorkshopBookingConfirmation } from "./booking.ts"

export { parseWorkshopBookingBookings } from "./bookings.parser.js"

/** The bookings that resulted from an order: at most one. */
export interface WorkshopBookingBookings {
  /** A list with one booking, or an empty list. */
  bookings: WorkshopBookingConfirmation[]
}
