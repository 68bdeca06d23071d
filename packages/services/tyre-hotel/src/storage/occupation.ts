import { addDays, type CalendarDay, type Slot } from "@forecourt/calendar"
import { type RowOf, type Statements, sql } from "@forecourt/service-kit/storage"
import type { Workshop } from "./workshops.ts"

const MINUTE_MS = 60_000

/** The time and the resource of a booking. `instant` is `null` if the workshop arranges the time. */
const SPAN = { id: "text", resource: "number", day: "text", instant: "text?", minutes: "number" } as const

/** The bookings of a workshop on some days, compared by time: an import may have changed its slots since they were made. */
export interface Occupation {
  readonly isFree: (slot: Slot) => boolean
  /** Lists the resources that are occupied during a slot. */
  readonly listResources: (slot: Slot) => ReadonlySet<number>
}

/** Fetches the bookings from the first to the last of two days, but the one that is moved. */
export async function fetchOccupation(
  storage: Statements,
  workshop: Workshop,
  [first, last]: readonly [CalendarDay, CalendarDay],
  movedBooking: string | null,
): Promise<Occupation> {
  // The night of the day before may overlap, and so may the next day with a night.
  const rows = await sql`select id, resource, day, instant, minutes from bookings where workshop_id = ${workshop.id}
    and day between ${addDays(first, -1)} and ${addDays(last, 1)} and status = 'booked'`.all(storage, SPAN)
  const spans = rows.filter(({ id }) => id !== movedBooking)
  const listOverlapping = (slot: Slot) => spans.filter((span) => isOverlapping(slot, workshop, span))
  const listResources = (slot: Slot) => new Set(listOverlapping(slot).map(({ resource }) => resource))
  return {
    listResources,
    // Each visit of a day without times takes one of its places, also one that has a time.
    isFree: (slot) => (slot.instant === null ? listOverlapping(slot).length : listResources(slot).size) < slot.capacity,
  }
}

function isOverlapping({ instant, day }: Slot, { slotMinutes }: Workshop, span: RowOf<typeof SPAN>): boolean {
  if (instant === null || span.instant === null) return day === span.day
  const begins = Date.parse(span.instant)
  return instant < begins + span.minutes * MINUTE_MS && begins < instant + slotMinutes * MINUTE_MS
}
