// Generated from schemas/services/tyre-hotel/booking-confirmation.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export {
  parseBookedContact,
  parseBookedService,
  parseBookedWorkshop,
  parseTyreHotelConfirmation,
} from "./booking-confirmation.parser.js"

/** A confirmed booking. Spec 3 §3.2. */
export interface TyreHotelConfirmation {
  /**
   * The number of the booking.
   *
   * @minLength 1
   */
  bookingConfirmationId: string
  /** The customer whom the workshop contacts. */
  customerBase: BookedContact
  /** The booked services and their times. */
  services: BookedService[]
  /** The workshop that performs the services. */
  workshop: BookedWorkshop
  /** The visitor's message to the workshop. */
  freeText?: string | null
}

/** A tyre hotel confirmation before its defaults are filled in. */
export interface TyreHotelConfirmationInput {
  bookingConfirmationId: string
  customerBase: BookedContact
  services: BookedServiceInput[]
  workshop: BookedWorkshop
  freeText?: string | null
}

/** The customer whom the workshop contacts. */
export interface BookedContact {
  /** The first name. */
  firstName?: string | null
  /** The last name. */
  lastName?: string | null
  /** The e-mail address. */
  email?: string | null
  /** The mobile number. */
  phoneMobile?: string | null
}

/** A booked service. */
export interface BookedService {
  /** The name of the service. */
  name?: string | null
  /** The day, for example 2026-12-01. Present also for an appointment without a time. */
  appointmentDate?: string | null
  /**
   * The duration in minutes, if known.
   *
   * @minimum 1
   */
  durationMinutes?: number
  /** The date and time in the workshop's local time; null if the workshop contacts the customer with a time. */
  appointmentTime?: string | null
  /**
   * True if the vehicle stays all day.
   *
   * @default false
   */
  isFullDay: boolean
}

/** A booked service before its defaults are filled in. */
export interface BookedServiceInput {
  name?: string | null
  appointmentDate?: string | null
  durationMinutes?: number
  appointmentTime?: string | null
  isFullDay?: boolean
}

/** The workshop that performs the services. */
export interface BookedWorkshop {
  /** The name of the workshop. */
  name?: string | null
  /** The street and town. */
  address?: string | null
  /** The e-mail address. */
  email?: string | null
  /** The phone number. */
  phoneNumber?: string | null
}
