import type { CalendarDay } from "./calendar-day.ts"
import type { WallTime } from "./wall-time.ts"

/** Which day it is in a zone. */
export function getDayInZone(zone: string, now: number): CalendarDay {
  // Swedish writes days as ISO 8601 does.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(now)
}

/** `08:00` of `2026-12-01T08:00:00`. */
export function formatTime(wallTime: WallTime): string {
  return wallTime.slice("2026-12-01T".length, "2026-12-01T08:00".length)
}
