import type { Statements } from "../storage/storage.types.ts"
import { bookingWindow } from "../time/booking-window.ts"
import { type CalendarDay, daysBetween } from "../time/calendar-day.ts"
import { type Slot, slotsOf } from "./slots.ts"
import type { Workshop } from "./workshop.types.ts"

interface Range {
  readonly startDate: CalendarDay
  readonly endDate: CalendarDay
}

/** What is left of a workshop's slots in a range of days, as far as they can be booked today. */
export async function findFreeSlots(
  storage: Statements,
  workshop: Workshop,
  { startDate, endDate }: Range,
  now: number,
): Promise<Slot[]> {
  const window = bookingWindow(now, workshop.zone)
  const first = startDate > window.first ? startDate : window.first
  const last = endDate < window.last ? endDate : window.last
  const taken = await takenIn(storage, workshop.id, first, last)

  return daysBetween(first, last)
    .flatMap((day) => slotsOf(workshop, day))
    .filter(({ name, capacity }) => (taken.get(name) ?? 0) < capacity)
}

/** How many have booked each slot of some days. */
async function takenIn(
  storage: Statements,
  workshopId: string,
  first: CalendarDay,
  last: CalendarDay,
): Promise<ReadonlyMap<string, number>> {
  const rows = await storage.all<{ slot: string; taken: number | string }>(
    "select slot, count(*) as taken from bookings where workshop_id = ? and day between ? and ? group by slot",
    workshopId,
    first,
    last,
  )
  return new Map(rows.map(({ slot, taken }) => [slot, Number(taken)]))
}
