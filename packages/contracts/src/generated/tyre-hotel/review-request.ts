// Generated from schemas/services/tyre-hotel/review-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseTyreHotelReviewRequest } from "./review-request.parser.js"

/** A rating of a booking. Spec 3 §3.2. */
export interface TyreHotelReviewRequest {
  /**
   * The number of stars.
   *
   * @minimum 1
   * @maximum 5
   */
  rating: number
  /**
   * The comment of the visitor.
   *
   * @maxLength 1000
   * @pattern ^[\P{Cc}\t\n\r]*$
   */
  comment: string
  /**
   * The time of the rating.
   *
   * @format date-time
   */
  date: string
  /**
   * The number of the booking that is rated. If omitted, the most recent booking is rated.
   *
   * @minLength 1
   * @maxLength 100
   * @pattern ^\P{Cc}+$
   */
  bookingConfirmationId?: string
}
