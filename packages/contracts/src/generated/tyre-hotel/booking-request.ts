// Generated from schemas/services/tyre-hotel/booking-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export {
  parsePartialTyreHotelBookingRequest,
  parseTyreHotelBookingRequest,
  parseTyreHotelContact,
} from "./booking-request.parser.js"

/** A request to book a wheel change. Spec 3 §3.2. */
export interface TyreHotelBookingRequest {
  /**
   * The day.
   *
   * @pattern ^\d{4}-\d{2}-\d{2}$
   */
  bookingDate: string
  /**
   * The date and time in the workshop's local time, as offered; null if the day has no times.
   *
   * @pattern ^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}
   */
  bookingStart: string | null
  /**
   * The `brandCode` of the vehicle.
   *
   * @minLength 1
   * @maxLength 40
   * @pattern ^\P{Cc}+$
   */
  regNo: string
  /**
   * The visitor's message to the workshop.
   *
   * @maxLength 1000
   * @pattern ^[\P{Cc}\t\n\r]*$
   */
  freeText: string
  /**
   * The number of the booking that this booking replaces.
   *
   * @minLength 1
   * @maxLength 100
   * @pattern ^\P{Cc}+$
   */
  replaces?: string
  /** The customer whom the workshop contacts. */
  customer: TyreHotelContact
}

/** The customer whom the workshop contacts. */
export interface TyreHotelContact {
  /**
   * The first name.
   *
   * @minLength 1
   * @maxLength 100
   * @pattern ^\P{Cc}+$
   */
  firstName: string
  /**
   * The last name.
   *
   * @minLength 1
   * @maxLength 100
   * @pattern ^\P{Cc}+$
   */
  lastName: string
  /**
   * The e-mail address.
   *
   * @maxLength 254
   * @format email
   */
  email: string
  /**
   * The mobile number: digits and plus. Spec 3 §5.4.
   *
   * @pattern ^[+\d]{8,15}$
   */
  phoneMobile: string
}
