import { type Calendar, CalendarDate, GregorianCalendar } from "@internationalized/date"
import type { CalendarDay } from "./calendar-day.ts"

/**
 * Converts a day to a `CalendarDate` of `@internationalized/date`, the library on which React Aria's calendars are
 * based.
 */
export function toCalendarDate(day: CalendarDay): CalendarDate {
  return new CalendarDate(...(day.split("-").map(Number) as [year: number, month: number, date: number]))
}

/** Creates a Gregorian calendar. It is used for all languages, even those that prefer another calendar. */
export function createGregorianCalendar(): Calendar {
  return new GregorianCalendar()
}
