// Generated from schemas/services/workshop-booking/hold-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseWorkshopBookingHoldRequest } from "./hold-request.parser.js"

/** A request to hold a time at a workshop. */
export interface WorkshopBookingHoldRequest {
  /**
   * A random id that the page creates for the visitor's session. It identifies the visitor's hold and contains
   * nothing about the visitor.
   *
   * @pattern ^[\w-]{16,100}$
   */
  visitorId: string
  /**
   * The workshop.
   *
   * @minLength 1
   * @maxLength 40
   * @pattern ^\P{Cc}+$
   */
  departmentId: string
  /**
   * The date and time in the workshop's local time, as offered; 08:00 for a whole day.
   *
   * @pattern ^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$
   */
  timeSlot: string
  /** True if the vehicle is left for the whole day. */
  isFullDay: boolean
  /**
   * The registration number.
   *
   * @maxLength 20
   * @pattern ^\P{Cc}+$
   */
  registrationNumber: string
  /**
   * The codes of services and add-ons, separated by commas.
   *
   * @maxLength 2000
   * @pattern ^[a-z0-9-]{1,60}(?:,[a-z0-9-]{1,60}){0,29}$
   */
  serviceOfferings: string
}
