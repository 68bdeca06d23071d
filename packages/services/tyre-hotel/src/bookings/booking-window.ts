import {
  type CalendarWindow,
  createWindow,
  getDayInZone,
  isCalendarDay,
  listSlots,
  type Slot,
} from "@forecourt/calendar"
import type { TyreHotelHoldRequest } from "@forecourt/contracts/tyre-hotel"
import type { Workshop } from "../storage/workshops.ts"

const RULE = { firstAfterDays: 3, lastAfterMonths: 3 } // spec 3 §9.1

export function createBookingWindow(now: number, zone: string): CalendarWindow {
  return createWindow(getDayInZone(zone, now), RULE)
}

/** Finds the slot that a request names. Returns `null` if the workshop does not offer it. */
export function findRequestedSlot(
  workshop: Workshop,
  { bookingDate: day, bookingStart }: TyreHotelHoldRequest,
  now: number,
): Slot | null {
  return findSlot(workshop, { day, startsAt: bookingStart === null ? null : toWallTimeText(bookingStart) }, now)
}

/**
 * Normalises a local time to `YYYY-MM-DDTHH:MM:00`. Any other text is returned unchanged and therefore matches no slot.
 */
function toWallTimeText(text: string): string {
  const [, minute] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::00(?:\.0+)?)?$/.exec(text) ?? []
  return minute === undefined ? text : `${minute}:00`
}

/** Finds the slot that starts at a given time. Returns `null` if the workshop does not offer it. */
export function findSlot(
  workshop: Workshop,
  { day, startsAt }: { readonly day: string; readonly startsAt: string | null },
  now: number,
): Slot | null {
  const { first, last } = createBookingWindow(now, workshop.zone)
  if (!isCalendarDay(day) || day < first || day > last) return null
  return listSlots(workshop, day).find((slot) => slot.startsAt === startsAt) ?? null
}
