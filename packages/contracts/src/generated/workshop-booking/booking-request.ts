// Generated from schemas/services/workshop-booking/booking-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export {
  parsePartialWorkshopBookingCustomer,
  parsePartialWorkshopBookingRequest,
  parseWorkshopBookingCustomer,
  parseWorkshopBookingOfferingRequest,
  parseWorkshopBookingRequest,
} from "./booking-request.parser.js"

/** Books services at a workshop. Spec 3 §3.1. */
export interface WorkshopBookingRequest {
  /** Whom the workshop turns to. Spec 3 §5.1. */
  customer: WorkshopBookingCustomer
  /**
   * What the workshop should know.
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
   * The workshop's own date and time, as it was offered; 08:00 for a whole day.
   *
   * @pattern ^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$
   */
  timeSlot: string
  /** Whether the vehicle is left for the whole day. */
  isFullDay: boolean
  /**
   * Registration number.
   *
   * @maxLength 20
   * @pattern ^\P{Cc}+$
   */
  registrationNumber: string
  /**
   * In Swedish miles; 1 when it is not known. Spec 3 §9.1.
   *
   * @minimum 1
   * @maximum 1000000
   */
  mileage: number
  /**
   * Services and add-ons.
   *
   * @minItems 1
   * @maxItems 30
   */
  serviceOfferingRequests: WorkshopBookingOfferingRequest[]
}

/** Whom the workshop turns to. Spec 3 §5.1. */
export interface WorkshopBookingCustomer {
  /**
   * First name.
   *
   * @maxLength 100
   * @pattern ^\P{Cc}+$
   */
  firstName: string
  /**
   * Last name.
   *
   * @maxLength 100
   * @pattern ^\P{Cc}+$
   */
  lastName: string
  /**
   * Digits and spaces, with or without a plus before them.
   *
   * @pattern ^\+?[0-9 ]{6,20}$
   */
  phone: string
  /**
   * E-mail address.
   *
   * @maxLength 254
   * @format email
   */
  email: string
}

/** A service, how much of it, and what the visitor says about it. */
export interface WorkshopBookingOfferingRequest {
  /**
   * Code of the service.
   *
   * @minLength 1
   * @maxLength 60
   * @pattern ^\P{Cc}+$
   */
  kobraId: string
  /**
   * How many units; null where there is nothing to choose.
   *
   * @minimum 1
   * @maximum 100
   */
  unitsSelected: number | null
  /**
   * What the visitor says; null where nothing is asked for.
   *
   * @maxLength 80
   * @pattern ^[\P{Cc}\t\n\r]*$
   */
  userInput: string | null
}
