// Generated from schemas/services/workshop-booking/bookings.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { WorkshopBookingConfirmation } from "./booking.ts"

export { parseWorkshopBookingBookings } from "./bookings.parser.js"

/** Bookings that an order led to: one, or none. */
export interface WorkshopBookingBookings {
  /** One, or none. */
  bookings: WorkshopBookingConfirmation[]
}
