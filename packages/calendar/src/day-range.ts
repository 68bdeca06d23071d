import { addDays, type CalendarDay } from "./calendar-day.ts"

const DAY_MS = 86_400_000

/** Returns the number of days from one day to another, which is negative if the other day is earlier. */
export function countDays(from: CalendarDay, to: CalendarDay): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}

/** Lists the days from the first to the last. Returns an empty list if the last day is earlier. */
export function listDays(first: CalendarDay, last: CalendarDay): CalendarDay[] {
  return Array.from({ length: countDays(first, last) + 1 }, (_, index) => addDays(first, index))
}
