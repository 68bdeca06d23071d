import { addDays, addMonths, type CalendarDay } from "./calendar-day.ts"

/** The offsets from the current day to the first and to the last bookable day. */
export interface WindowRule {
  readonly firstAfterDays: number
  readonly lastAfterMonths: number
}

export interface CalendarWindow {
  readonly first: CalendarDay
  readonly last: CalendarDay
}

/** Calculates the first and the last bookable day from the current day and the offsets in a rule. */
export function createWindow(today: CalendarDay, { firstAfterDays, lastAfterMonths }: WindowRule): CalendarWindow {
  return { first: addDays(today, firstAfterDays), last: addMonths(today, lastAfterMonths) }
}
