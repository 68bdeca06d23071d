// Generated from schemas/services/tyre-hotel/booking-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export {
  parsePartialTyreHotelBookingRequest,
  parseTyreHotelBookingRequest,
  parseTyreHotelContact,
} from "./booking-request.parser.js"

/** Books a wheel change. Spec 3 §3.2. */
export interface TyreHotelBookingRequest {
  /**
   * The day.
   *
   * @pattern ^\d{4}-\d{2}-\d{2}$
   */
  bookingDate: string
  /**
   * The workshop's own date and time, as it was offered; null when the day offers none.
   *
   * @pattern ^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}
   */
  bookingStart: string | null
  /**
   * The vehicle's brandCode.
   *
   * @minLength 1
   * @maxLength 40
   * @pattern ^\P{Cc}+$
   */
  regNo: string
  /**
   * What the workshop should know.
   *
   * @maxLength 1000
   * @pattern ^[\P{Cc}\t\n\r]*$
   */
  freeText: string
  /**
   * Number of the booking that this one takes the place of.
   *
   * @minLength 1
   * @maxLength 100
   * @pattern ^\P{Cc}+$
   */
  replaces?: string
  /** Whom the workshop turns to. */
  customer: TyreHotelContact
}

/** Whom the workshop turns to. */
export interface TyreHotelContact {
  /**
   * First name.
   *
   * @minLength 1
   * @maxLength 100
   * @pattern ^\P{Cc}+$
   */
  firstName: string
  /**
   * Last name.
   *
   * @minLength 1
   * @maxLength 100
   * @pattern ^\P{Cc}+$
   */
  lastName: string
  /**
   * E-mail address.
   *
   * @maxLength 254
   * @format email
   */
  email: string
  /**
   * Mobile number: digits and plus. Spec 3 §5.4.
   *
   * @pattern ^[+\d]{8,15}$
   */
  phoneMobile: string
}
