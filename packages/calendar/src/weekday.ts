import type { CalendarDay } from "./calendar-day.ts"

/** The days of the week, from Sunday on. */
export const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const

/** A day of the week, in English. */
export type Weekday = (typeof WEEKDAYS)[number]

/** Returns the day of the week. */
export function getWeekday(day: CalendarDay): Weekday {
  // A text that is a day alone is read as midnight in UTC.
  return WEEKDAYS[new Date(day).getUTCDay()] as Weekday
}
