import type { CalendarDay } from "@forecourt/calendar"
import type { WorkshopBookingTimeslots } from "@forecourt/contracts/workshop-booking"
import type { FreeDay, VisitActions, VisitTime } from "@forecourt/service-kit/visits"
import { cancelBooking, moveBooking } from "../booking-actions.ts"
import { createBookingWindow, FULL_DAY_STARTS, fetchTimeslots } from "../free-times.ts"
import type { WorkshopBookingContext } from "../workshop-booking.types.ts"
import { CUSTOMER, loadVisit } from "./visit.ts"

/** Creates the changes that customers make with their link. */
export function createVisitActions(context: WorkshopBookingContext): VisitActions {
  return {
    createWindow: (zone) => createBookingWindow(context.now(), zone),
    listFreeDays: (id, first, last) => listFreeDays(context, id, first, last),
    moveVisit: async (bookingId, time) => (await moveBooking(context, { bookingId, time, by: CUSTOMER })) === "moved",
    cancelVisit: (bookingId) => cancelBooking(context, { bookingId, by: CUSTOMER }),
  }
}

/** Lists the times to which a booking can be moved on the days between two days. */
export async function listFreeDays(
  { storage, now }: Pick<WorkshopBookingContext, "storage" | "now">,
  bookingId: string,
  first: CalendarDay,
  last: CalendarDay,
): Promise<FreeDay[]> {
  const visit = await loadVisit(storage, bookingId)
  if (visit === null) return []
  const { booking, workshop, agreement } = visit
  const query = { workshop, minutes: agreement.minutes, now: now(), visitor: null, movedBooking: booking }
  const days = await fetchTimeslots(storage, query, first)
  return days.filter(({ date }) => date <= last).map((day) => ({ date: day.date, times: listTimes(day) }))
}

function listTimes({ date, availableSlots, allDaySlotAvailable }: WorkshopBookingTimeslots[number]): VisitTime[] {
  const times = availableSlots.map((time) => ({ startsAt: `${date}T${time}:00`, isFullDay: false }))
  return allDaySlotAvailable ? [...times, { startsAt: `${date}T${FULL_DAY_STARTS}`, isFullDay: true }] : times
}
