import type { TyreHotelSlotDays, TyreHotelSlots, TyreHotelSlotsRequest } from "@forecourt/api-clients/tyre-hotel"
import type { Session } from "../customers/sessions.ts"
import { isCalendarDay } from "../time/calendar-day.ts"
import type { TyreHotelDesk } from "../tyre-hotel.types.ts"
import { TyreHotelRefusal } from "../tyre-hotel-refusal.ts"
import { findFreeSlots } from "./free-slots.ts"
import type { Slot } from "./slots.ts"
import { fetchWorkshop } from "./workshops.ts"

/** Days on which something is free. */
export async function offerDays(
  desk: TyreHotelDesk,
  request: TyreHotelSlotsRequest,
  session: Session,
): Promise<TyreHotelSlotDays> {
  const slots = await freeSlots(desk, request, session)
  return { availableDates: [...new Set(slots.map(({ day }) => day))].map((date) => ({ date })) }
}

/** Times that are free, by day. A day whose workshop gets back with a time has none. */
export async function offerTimes(
  desk: TyreHotelDesk,
  request: TyreHotelSlotsRequest,
  session: Session,
): Promise<TyreHotelSlots> {
  const slots = await freeSlots(desk, request, session)
  const timesOfDays = Map.groupBy(slots, ({ day }) => day)
  return {
    availableTimeSlotDates: [...timesOfDays.values()].map((ofDay) => ({
      startTime: ofDay.flatMap(({ startsAt }) => startsAt ?? []),
    })),
  }
}

async function freeSlots(
  { storage, now }: TyreHotelDesk,
  { startDate, endDate }: TyreHotelSlotsRequest,
  { workshopId }: Session,
): Promise<Slot[]> {
  if (!isCalendarDay(startDate) || !isCalendarDay(endDate)) throw new TyreHotelRefusal("BadRequest")
  return findFreeSlots(storage, await fetchWorkshop(storage, workshopId), { startDate, endDate }, now())
}
