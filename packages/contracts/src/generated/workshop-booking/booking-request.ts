// Generated from schemas/services/workshop-booking/booking-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export {
  parsePartialWorkshopBookingCustomer,
  parsePartialWorkshopBookingRequest,
  parseWorkshopBookingCustomer,
  parseWorkshopBookingOfferingRequest,
  parseWorkshopBookingRequest,
} from "./booking-request.parser.js"

/** A request to book services at a workshop. Spec 3 §3.1. */
export interface WorkshopBookingRequest {
  /** The customer whom the workshop contacts. Spec 3 §5.1. */
  customer: WorkshopBookingCustomer
  /**
   * The visitor's message to the workshop.
   *
   * @maxLength 80
   * @pattern ^[\P{Cc}\t\n\r]*$
   */
  freeText: string
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
   * The mileage in Swedish miles; 1 if unknown. Spec 3 §9.1.
   *
   * @minimum 1
   * @maximum 1000000
   */
  mileage: number
  /**
   * The requested services and add-ons.
   *
   * @minItems 1
   * @maxItems 30
   */
  serviceOfferingRequests: WorkshopBookingOfferingRequest[]
}

/** The customer whom the workshop contacts. Spec 3 §5.1. */
export interface WorkshopBookingCustomer {
  /**
   * The first name.
   *
   * @maxLength 100
   * @pattern ^\P{Cc}+$
   */
  firstName: string
  /**
   * The last name.
   *
   * @maxLength 100
   * @pattern ^\P{Cc}+$
   */
  lastName: string
  /**
   * The phone number: digits and spaces, optionally preceded by a plus.
   *
   * @pattern ^\+?[0-9 ]{6,20}$
   */
  phone: string
  /**
   * The e-mail address.
   *
   * @maxLength 254
   * @format email
   */
  email: string
}

/** A service with the number of units and the visitor's remark. */
export interface WorkshopBookingOfferingRequest {
  /**
   * The code of the service.
   *
   * @minLength 1
   * @maxLength 60
   * @pattern ^\P{Cc}+$
   */
  kobraId: string
  /**
   * The number of units; null if there is no choice.
   *
   * @minimum 1
   * @maximum 100
   */
  unitsSelected: number | null
  /**
   * The visitor's remark; null if the service does not accept a remark.
   *
   * @maxLength 80
   * @pattern ^[\P{Cc}\t\n\r]*$
   */
  userInput: string | null
}
