// Generated from schemas/services/tyre-hotel/slots-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseTyreHotelSlotsRequest } from "./slots-request.parser.js"

/** Asks for days or times. Spec 3 §7.3. */
export interface TyreHotelSlotsRequest {
  /**
   * First day.
   *
   * @pattern ^\d{4}-\d{2}-\d{2}$
   */
  startDate: string
  /**
   * Last day.
   *
   * @pattern ^\d{4}-\d{2}-\d{2}$
   */
  endDate: string
  /**
   * The vehicle's brandCode.
   *
   * @minLength 1
   * @maxLength 40
   * @pattern ^\P{Cc}+$
   */
  regNo: string
}
