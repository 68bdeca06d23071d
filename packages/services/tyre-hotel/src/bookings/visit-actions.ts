import type { CalendarDay } from "@forecourt/calendar"
import type { FreeDay, VisitActions } from "@forecourt/service-kit/visits"
import { findBooking } from "../storage/bookings.ts"
import type { TyreHotelContext } from "../tyre-hotel.types.ts"
import { createBookingWindow } from "./booking-window.ts"
import { cancelBooking } from "./cancel-booking.ts"
import { findFreeSlots } from "./list-free-times.ts"
import { moveBooking } from "./move-booking.ts"
import { getSeason } from "./season.ts"
import { toVisitTime } from "./visit.ts"

/** Creates the changes that customers make with their link. */
export function createVisitActions(hotel: TyreHotelContext): VisitActions {
  return {
    createWindow: (zone) => createBookingWindow(hotel.now(), zone),
    listFreeDays: (id, first, last) => listFreeDays(hotel, id, first, last),
    moveVisit: async (bookingId, time) => (await moveBooking(hotel, { bookingId, time })) === "moved",
    cancelVisit: (id) => cancelBooking(hotel, id),
  }
}

/** Lists the times of the same workshop and season to which a booking can be moved on the days between two days. */
export async function listFreeDays(
  hotel: TyreHotelContext,
  bookingId: string,
  first: CalendarDay,
  last: CalendarDay,
): Promise<FreeDay[]> {
  const booking = await findBooking(hotel.storage, bookingId)
  if (booking === null) return []
  const slots = await findFreeSlots(hotel, booking, [first, last], bookingId)
  const others = slots.filter(({ name, day }) => name !== booking.slot && getSeason(day) === getSeason(booking.day))
  return [...Map.groupBy(others, ({ day }) => day)].map(([date, times]) => ({ date, times: times.map(toVisitTime) }))
}
