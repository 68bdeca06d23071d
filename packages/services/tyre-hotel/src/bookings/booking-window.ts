import {
  type CalendarWindow,
  createWindow,
  getDayInZone,
  isCalendarDay,
  listSlots,
  type Slot,
} from "@forecourt/calendar"
import type { Workshop } from "../storage/workshops.ts"

const RULE = { firstAfterDays: 3, lastAfterMonths: 3 } // spec 3 §9.1

export function createBookingWindow(now: number, zone: string): CalendarWindow {
  return createWindow(getDayInZone(zone, now), RULE)
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
