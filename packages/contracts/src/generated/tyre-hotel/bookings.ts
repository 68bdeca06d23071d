// Generated from schemas/services/tyre-hotel/bookings.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TyreHotelConfirmation, TyreHotelConfirmationInput } from "./booking-confirmation.ts"

export { parseTyreHotelBookings } from "./bookings.parser.js"

/** The upcoming bookings of a vehicle. */
export interface TyreHotelBookings {
  /** The bookings, the next first. */
  bookings: TyreHotelConfirmation[]
}

/** The tyre hotel bookings before their defaults are filled in. */
export interface TyreHotelBookingsInput {
  bookings: TyreHotelConfirmationInput[]
}
