// Generated from schemas/services/tyre-hotel/review-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseTyreHotelReviewRequest } from "./review-request.parser.js"

/** Rates a booking. Spec 3 §3.2. */
export interface TyreHotelReviewRequest {
  /**
   * Stars.
   *
   * @minimum 1
   * @maximum 5
   */
  rating: number
  /**
   * Words.
   *
   * @maxLength 1000
   * @pattern ^[\P{Cc}\t\n\r]*$
   */
  comment: string
  /**
   * When it was given.
   *
   * @format date-time
   */
  date: string
  /**
   * Number of the booking that is rated; the one made last when it is left out.
   *
   * @minLength 1
   * @maxLength 100
   * @pattern ^\P{Cc}+$
   */
  bookingConfirmationId?: string
}
