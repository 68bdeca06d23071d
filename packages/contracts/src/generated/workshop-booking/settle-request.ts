// Generated from schemas/services/workshop-booking/settle-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseWorkshopBookingSettleRequest } from "./settle-request.parser.js"

/** A request for the outcome of an order whose response was lost. */
export interface WorkshopBookingSettleRequest {
  /**
   * The registration number in the order.
   *
   * @maxLength 20
   * @pattern ^\P{Cc}+$
   */
  registrationNumber: string
}
