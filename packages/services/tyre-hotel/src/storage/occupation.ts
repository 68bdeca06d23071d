import { addDays, type CalendarDay, type Slot } from "@forecourt/calendar"
import { type RowOf, type Statements, sql } from "@forecourt/service-kit/storage"
import type { Workshop } from "./workshops.ts"

const MINUTE_MS = 60_000

/** The time and the resource of a booking or a hold. `instant` is `null` if the workshop arranges the time. */
const SPAN = { resource: "number", day: "text", instant: "text?", minutes: "number" } as const

/**
 * The bookings and holds of a workshop on some days, compared by time: an import may have changed its slots since they
 * were made.
 */
export interface Occupation {
  readonly isFree: (slot: Slot) => boolean
  /** Lists the resources that are occupied during a slot. */
  readonly listResources: (slot: Slot) => ReadonlySet<number>
}

/** The times that are taken, but count as free for a visitor. */
export interface OwnTimes {
  /** The vehicle whose own hold counts as free. */
  readonly vehicleId: string
  /** The id of the booking that is moved, or `null` if none is. */
  readonly movedBooking: string | null
  readonly now: number
}

/** Fetches the bookings and holds from the first to the last of two days, but the visitor's own times. */
export async function fetchOccupation(
  storage: Statements,
  workshop: Workshop,
  [first, last]: readonly [CalendarDay, CalendarDay],
  { vehicleId, movedBooking, now }: OwnTimes,
): Promise<Occupation> {
  // The night of the day before may overlap, and so may the next day with a night.
  const [from, to] = [addDays(first, -1), addDays(last, 1)]
  const spans = await sql`select resource, day, instant, minutes from bookings where workshop_id = ${workshop.id}
    and day between ${from} and ${to} and status = 'booked' and id <> ${movedBooking ?? ""}
    union all select resource, day, instant, minutes from held_times where workshop_id = ${workshop.id}
    and day between ${from} and ${to} and held_until > ${new Date(now).toISOString()}
    and hold_id not in (select id from holds where visitor = ${vehicleId})`.all(storage, SPAN)
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
