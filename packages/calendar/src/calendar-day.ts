/**
 * A day in the Gregorian calendar without a time zone, in the format `YYYY-MM-DD`, from `0001-01-01` to `9999-12-31`.
 * Days can be compared and sorted as strings.
 */
export type CalendarDay = string

const FIRST_TIMESTAMP = -62_135_596_800_000
const LAST_TIMESTAMP = 253_402_214_400_000

/** Returns true if a text is a valid calendar day. `2026-02-30`, for example, is not valid. */
export function isCalendarDay(text: string): boolean {
  return text !== "" && addDays(text, 0) === text
}

/**
 * Returns the day that is `count` days later, or earlier if `count` is negative. A result outside the range of
 * `CalendarDay` is replaced by the first or last day of that range.
 */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const date = new Date(day)
  return toDay(date.setUTCDate(date.getUTCDate() + count))
}

/**
 * Returns the same day of the month, `count` months later. If that month is too short, its last day is returned: three
 * months after 30 November is 28 February.
 */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const date = new Date(day.slice(0, "2026-12".length))
  const last = toDay(date.setUTCMonth(date.getUTCMonth() + count + 1, 0))
  const sameDay = last.slice(0, "2026-12-".length) + day.slice("2026-12-".length)
  return sameDay < last ? sameDay : last
}

/**
 * Converts a timestamp to a day in UTC. In UTC, every day has 24 hours, and JavaScript parses a text that contains only
 * a day or a month as UTC.
 */
function toDay(timestamp: number): CalendarDay {
  const date = new Date(Math.min(Math.max(timestamp, FIRST_TIMESTAMP), LAST_TIMESTAMP))
  return date.toJSON()?.slice(0, "2026-12-07".length) ?? ""
}
