// Generated from schemas/services/tyre-hotel/bookings.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TyreHotelConfirmation, TyreHotelConfirmationInput } from "./booking-confirmation.ts"

export { parseTyreHotelBookings } from "./bookings.parser.js"

/** A vehicle's bookings that are still to come. */
export interface TyreHotelBookings {
  /** The next one first. */
  bookings: TyreHotelConfirmation[]
}

/** The tyre hotel bookings before their defaults are filled in. */
export interface TyreHotelBookingsInput {
  bookings: TyreHotelConfirmationInput[]
}
