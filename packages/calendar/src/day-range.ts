import { addDays, type CalendarDay } from "./calendar-day.ts"

const DAY_MS = 86_400_000

/** Returns the number of days between two days. The number is negative if `to` is before `from`. */
export function countDays(from: CalendarDay, to: CalendarDay): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}

/** Lists all days from `first` to `last`, both included. Returns an empty list if `last` is earlier than `first`. */
export function listDays(first: CalendarDay, last: CalendarDay): CalendarDay[] {
  return Array.from({ length: countDays(first, last) + 1 }, (_, index) => addDays(first, index))
}
