import { addDays, addMonths, type CalendarDay } from "./calendar-day.ts"

/**
 * The bookable period relative to the current day: the number of days until its first day and the number of months
 * until its last day.
 */
export interface WindowRule {
  readonly firstAfterDays: number
  readonly lastAfterMonths: number
}

export interface CalendarWindow {
  readonly first: CalendarDay
  readonly last: CalendarDay
}

/** Calculates the first and the last bookable day from the current day and a rule. */
export function createWindow(today: CalendarDay, { firstAfterDays, lastAfterMonths }: WindowRule): CalendarWindow {
  return { first: addDays(today, firstAfterDays), last: addMonths(today, lastAfterMonths) }
}
