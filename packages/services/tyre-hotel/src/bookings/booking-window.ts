import { type CalendarWindow, createWindow, getDayInZone } from "@forecourt/calendar"

const RULE = { firstAfterDays: 3, lastAfterMonths: 3 } // spec 3 §9.1

export function createBookingWindow(now: number, zone: string): CalendarWindow {
  return createWindow(getDayInZone(zone, now), RULE)
}
