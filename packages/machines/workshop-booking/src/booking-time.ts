import type { WorkshopBookingSession } from "./workshop-booking.types.ts"

/** The time of a booking. */
export interface BookingTime {
  /** The start time in the workshop's local time, for example `2026-12-07T08:30:00`. */
  readonly startsAt: string
  readonly isFullDay: boolean
}

/**
 * Returns the selected time of a session, or `null` if there is none. Callers use this function, so that they do not
 * depend on the property names that the specification prescribes. Spec 3 §3.1.
 */
export function getBookingTime({ bookingInfo }: Pick<WorkshopBookingSession, "bookingInfo">): BookingTime | null {
  const { timeSlot } = bookingInfo ?? {}
  return timeSlot === undefined ? null : { startsAt: timeSlot.timeslot, isFullDay: timeSlot.isFullDay }
}
