import { addDays, addMonths, type CalendarDay } from "./calendar-day.ts"
import { wallTimeOf } from "./wall-time.ts"

const FIRST_DAY_AFTER_DAYS = 3 // spec 3 §9.1
const LAST_DAY_AFTER_MONTHS = 3 // spec 3 §9.1

export interface BookingWindow {
  readonly first: CalendarDay
  readonly last: CalendarDay
}

/** Days that can be booked, counted from today as the workshop's own calendar has it. */
export function bookingWindow(now: number, zone: string): BookingWindow {
  const today = wallTimeOf(now, zone).slice(0, 10)
  return { first: addDays(today, FIRST_DAY_AFTER_DAYS), last: addMonths(today, LAST_DAY_AFTER_MONTHS) }
}
