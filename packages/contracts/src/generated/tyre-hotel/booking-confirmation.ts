// Generated from schemas/services/tyre-hotel/booking-confirmation.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export {
  parseBookedContact,
  parseBookedService,
  parseBookedWorkshop,
  parseTyreHotelConfirmation,
} from "./booking-confirmation.parser.js"

/** A booking that stands. Spec 3 §3.2. */
export interface TyreHotelConfirmation {
  /**
   * Number of the booking.
   *
   * @minLength 1
   */
  bookingConfirmationId: string
  /** Whom the workshop turns to. */
  customerBase: BookedContact
  /** What is done, and when. */
  services: BookedService[]
  /** Where it is done. */
  workshop: BookedWorkshop
  /** What the workshop was told. */
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

/** Whom the workshop turns to. */
export interface BookedContact {
  /** First name. */
  firstName?: string | null
  /** Last name. */
  lastName?: string | null
  /** E-mail address. */
  email?: string | null
  /** Mobile number. */
  phoneMobile?: string | null
}

/** One of the things that are done. */
export interface BookedService {
  /** What it is. */
  name?: string | null
  /** The day, for example 2026-12-01; also of an appointment without a time. */
  appointmentDate?: string | null
  /**
   * How long it takes, as far as that is known.
   *
   * @minimum 1
   */
  durationMinutes?: number
  /** The workshop's own date and time; null when the workshop gets back with one. */
  appointmentTime?: string | null
  /**
   * Whether the vehicle stays all day.
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

/** Where it is done. */
export interface BookedWorkshop {
  /** Name. */
  name?: string | null
  /** Street and town. */
  address?: string | null
  /** E-mail address. */
  email?: string | null
  /** Phone number. */
  phoneNumber?: string | null
}
