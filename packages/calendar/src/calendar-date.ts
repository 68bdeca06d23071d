import { type Calendar, CalendarDate, GregorianCalendar } from "@internationalized/date"
import type { CalendarDay } from "./calendar-day.ts"

/** Converts a day to an object of `@internationalized/date`, on which React Aria's calendars are based. */
export function toCalendarDate(day: CalendarDay): CalendarDate {
  return new CalendarDate(...(day.split("-").map(Number) as [year: number, month: number, date: number]))
}

/** Creates a Gregorian calendar, which is used even for languages that prefer another calendar. */
export function createGregorianCalendar(): Calendar {
  return new GregorianCalendar()
}
