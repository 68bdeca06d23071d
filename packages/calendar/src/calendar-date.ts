import { type Calendar, CalendarDate, GregorianCalendar } from "@internationalized/date"
import type { CalendarDay } from "./calendar-day.ts"

/** Converts a day to an object of `@internationalized/date`, with which React Aria's calendars calculate. */
export function toCalendarDate(day: CalendarDay): CalendarDate {
  const [year = 1970, month = 1, date = 1] = day.split("-").map(Number)
  return new CalendarDate(year, month, date)
}

/** Creates the calendar of these days, whichever one a language prefers. */
export function createGregorianCalendar(): Calendar {
  return new GregorianCalendar()
}
