import { WEEKDAYS, type Weekday } from "../weekday.ts"
import type { DayHours, OpenInterval } from "./schedule.types.ts"

export const WEEK: readonly Weekday[] = [...WEEKDAYS.slice(1), "sunday"]

/**
 * Returns true if the hours of a day are a list of time intervals, and false if they are a text that could not be
 * parsed.
 */
export function isIntervals(hours: DayHours): hours is readonly OpenInterval[] {
  return Array.isArray(hours)
}
