import { addDays, addMonths, type CalendarDay } from "./calendar-day.ts"

/** The first and last bookable days, as offsets from the current day. */
export interface WindowRule {
  readonly firstAfterDays: number
  readonly lastAfterMonths: number
}

export interface CalendarWindow {
  readonly first: CalendarDay
  readonly last: CalendarDay
}

/** Calculates the first and last bookable days from the offsets in a rule. */
export function createWindow(today: CalendarDay, { firstAfterDays, lastAfterMonths }: WindowRule): CalendarWindow {
  return { first: addDays(today, firstAfterDays), last: addMonths(today, lastAfterMonths) }
}
