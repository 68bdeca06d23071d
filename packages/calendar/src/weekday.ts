import type { CalendarDay } from "./calendar-day.ts"

/** The days of the week, starting with Sunday. */
export const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const

/** The English name of a day of the week. */
export type Weekday = (typeof WEEKDAYS)[number]

/** Returns the weekday of a day, such as `monday`. */
export function getWeekday(day: CalendarDay): Weekday {
  // A text that is a day alone is read as midnight in UTC.
  return WEEKDAYS[new Date(day).getUTCDay()] as Weekday
}
