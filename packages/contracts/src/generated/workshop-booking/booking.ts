// Generated from schemas/services/workshop-booking/booking.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseWorkshopBookingCancellation, parseWorkshopBookingConfirmation } from "./booking.parser.js"

/** A booking. Spec 3 §3.1. */
export interface WorkshopBookingConfirmation {
  /** The number of the booking, in a form that can be read out. */
  id: string
  /** The registration number. */
  registrationNumber: string
  /** The codes of the booked services and add-ons. */
  kobraProductIds: string[]
  /**
   * The duration of the booked services in minutes, for the end of the calendar event. A vehicle that is left for
   * the whole day stays longer.
   *
   * @minimum 1
   */
  durationMinutes?: number
  /** The terms of late cancelling; missing if cancelling is always free. */
  cancellation?: WorkshopBookingCancellation
}

/** The terms of late cancelling; missing if cancelling is always free. */
export interface WorkshopBookingCancellation {
  /**
   * The date and time in the workshop's local time until which the booking can be cancelled or changed for free.
   *
   * @pattern ^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$
   */
  freeUntil: string
  /**
   * The fee for cancelling or changing later.
   *
   * @minimum 0
   */
  fee: number
  /**
   * The currency of the fee.
   *
   * @pattern ^[A-Z]{3}$
   */
  currency: string
}
