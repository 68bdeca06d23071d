import type { CalendarDay } from "./calendar-day.ts"
import type { WallTime } from "./wall-time.ts"

/** Returns the current day in a time zone. */
export function getDayInZone(zone: string, now: number): CalendarDay {
  // Swedish formats days in ISO 8601.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(now)
}

/** Returns the time part of a local date and time. For example, `2026-12-01T08:00:00` becomes `08:00`. */
export function formatTime(wallTime: WallTime): string {
  return wallTime.slice("2026-12-01T".length, "2026-12-01T08:00".length)
}
