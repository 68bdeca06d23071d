import { type CalendarDay, isCalendarDay, listDays, listSlots, type Slot } from "@forecourt/calendar"
import type { TyreHotelSlotDays, TyreHotelSlots, TyreHotelSlotsRequest } from "@forecourt/contracts/tyre-hotel"
import { fetchOccupation } from "../storage/occupation.ts"
import { getWorkshop } from "../storage/workshops.ts"
import type { Session, TyreHotelContext } from "../tyre-hotel.types.ts"
import { TyreHotelError } from "../tyre-hotel-error.ts"
import { createBookingWindow } from "./booking-window.ts"

export async function listFreeDays(
  hotel: TyreHotelContext,
  request: TyreHotelSlotsRequest,
  session: Session,
): Promise<TyreHotelSlotDays> {
  const slots = await findRequestedSlots(hotel, request, session)
  return { availableDates: [...new Set(slots.map(({ day }) => day))].map((date) => ({ date })) }
}

/** Lists the free times of each day. The list is empty if the workshop arranges the time with the customer. */
export async function listFreeTimes(
  hotel: TyreHotelContext,
  request: TyreHotelSlotsRequest,
  session: Session,
): Promise<TyreHotelSlots> {
  const timesOfDays = Map.groupBy(await findRequestedSlots(hotel, request, session), ({ day }) => day)
  return {
    availableTimeSlotDates: [...timesOfDays.values()].map((ofDay) => ({
      startTime: ofDay.flatMap(({ startsAt }) => startsAt ?? []),
    })),
  }
}

function findRequestedSlots(
  hotel: TyreHotelContext,
  { startDate, endDate }: TyreHotelSlotsRequest,
  session: Session,
): Promise<Slot[]> {
  if (!isCalendarDay(startDate) || !isCalendarDay(endDate)) throw new TyreHotelError("BadRequest")
  return findFreeSlots(hotel, session, [startDate, endDate])
}

/**
 * Finds the slots of a workshop that are free for a vehicle, from the first to the last of two days. The time of a moved
 * booking is free.
 */
export async function findFreeSlots(
  { storage, now }: Pick<TyreHotelContext, "storage" | "now">,
  { vehicleId, workshopId }: Session,
  [startDay, endDay]: readonly [CalendarDay, CalendarDay],
  movedBooking: string | null = null,
): Promise<Slot[]> {
  const workshop = await getWorkshop(storage, workshopId)
  const own = { vehicleId, movedBooking, now: now() }
  const window = createBookingWindow(own.now, workshop.zone)
  const first = startDay > window.first ? startDay : window.first
  const last = endDay < window.last ? endDay : window.last
  const { isFree } = await fetchOccupation(storage, workshop, [first, last], own)
  return listDays(first, last)
    .flatMap((day) => listSlots(workshop, day))
    .filter(isFree)
}
