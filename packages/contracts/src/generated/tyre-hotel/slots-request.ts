// Generated from schemas/services/tyre-hotel/slots-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseTyreHotelSlotsRequest } from "./slots-request.parser.js"

/** A request for days or slots. Spec 3 §7.3. */
export interface TyreHotelSlotsRequest {
  /**
   * The first day.
   *
   * @pattern ^\d{4}-\d{2}-\d{2}$
   */
  startDate: string
  /**
   * The last day.
   *
   * @pattern ^\d{4}-\d{2}-\d{2}$
   */
  endDate: string
  /**
   * The `brandCode` of the vehicle.
   *
   * @minLength 1
   * @maxLength 40
   * @pattern ^\P{Cc}+$
   */
  regNo: string
}
