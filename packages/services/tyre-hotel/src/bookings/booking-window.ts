import { type CalendarWindow, dayIn, windowFrom } from "@forecourt/calendar"

const RULE = { firstAfterDays: 3, lastAfterMonths: 3 } // spec 3 §9.1

/** Days that can be booked, counted from today as the workshop's own calendar has it. */
export function bookingWindow(now: number, zone: string): CalendarWindow {
  return windowFrom(dayIn(zone, now), RULE)
}
