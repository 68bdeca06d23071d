import { WEEKDAYS, type Weekday } from "../weekday.ts"
import type { DayHours, OpenInterval } from "./schedule.types.ts"

/** The week from Monday. */
export const WEEK: readonly Weekday[] = [...WEEKDAYS.slice(1), "sunday"]

/** Returns whether hours are intervals of time, and not words. */
export function isIntervals(hours: DayHours): hours is readonly OpenInterval[] {
  return Array.isArray(hours)
}
