import { addDays, addMonths, type CalendarDay } from "./calendar-day.ts"

/** A month in the format `YYYY-MM`. */
export type CalendarMonth = string

/** Returns the Monday of the week that contains the day. */
export function getMonday(day: CalendarDay): CalendarDay {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}

/** Returns the month of a day, such as `2026-12`. */
export function getMonth(day: CalendarDay): CalendarMonth {
  return day.slice(0, "2026-12".length)
}

/** Returns the first day of a month. */
export function getFirstDay(month: CalendarMonth): CalendarDay {
  return `${month}-01`
}

/** Returns the last day of a month. */
export function getLastDay(month: CalendarMonth): CalendarDay {
  return addMonths(`${month}-31`, 0)
}
