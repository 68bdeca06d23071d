import { type CalendarWindow, createWindow, getDayInZone } from "@forecourt/calendar"

const RULE = { firstAfterDays: 3, lastAfterMonths: 3 } // spec 3 §9.1

/** Returns the days that can be booked, counted from today in the workshop's time zone. */
export function createBookingWindow(now: number, zone: string): CalendarWindow {
  return createWindow(getDayInZone(zone, now), RULE)
}
