import { addDays, addMonths, type CalendarDay } from "./calendar-day.ts"

/** The first and the last bookable day, counted from today. */
export interface WindowRule {
  readonly firstAfterDays: number
  readonly lastAfterMonths: number
}

export interface CalendarWindow {
  readonly first: CalendarDay
  readonly last: CalendarDay
}

/** Calculates the first and the last bookable day of a rule, counted from today. */
export function createWindow(today: CalendarDay, { firstAfterDays, lastAfterMonths }: WindowRule): CalendarWindow {
  return { first: addDays(today, firstAfterDays), last: addMonths(today, lastAfterMonths) }
}
