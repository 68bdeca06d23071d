// Generated from schemas/services/tyre-hotel/cancel-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseTyreHotelCancelRequest } from "./cancel-request.parser.js"

/** A request to cancel a booking. */
export interface TyreHotelCancelRequest {
  /**
   * The number of the booking.
   *
   * @minLength 1
   * @maxLength 100
   * @pattern ^\P{Cc}+$
   */
  bookingConfirmationId: string
}
