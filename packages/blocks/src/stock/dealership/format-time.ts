import { type DayHours, isIntervals } from "@forecourt/calendar"
import type { SiteContext } from "@forecourt/renderer"

/** Formats a time as `09:00` or `9.00`, and the end of the day as `24:00`. */
export function formatTime(time: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" })
  const spelled = format.format(Date.parse(`2024-01-01T${time}:00Z`))
  return time === "24:00" ? spelled.replace(/^0?0/, "24") : spelled
}

/**
 * Formats opening hours, such as `09:00–12:00, 13:00–17:00`. Hours that are stored as a text are returned unchanged.
 */
export function formatHours(hours: DayHours, { text, locale }: Pick<SiteContext, "text" | "locale">): string {
  if (!isIntervals(hours)) return hours.words
  if (hours.length === 0) return text("dealership.closed")
  return hours.map(({ opens, closes }) => `${formatTime(opens, locale)}–${formatTime(closes, locale)}`).join(", ")
}

/** Formats a range of weekdays, such as `måndag–fredag` or `mån–fre`. The days are numbers, where 0 is Monday. */
export function formatWeekdays(first: number, last: number, locale: string, form: "long" | "short" = "long"): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: form, timeZone: "UTC" })
  // The 7th of December 2026 is a Monday.
  const formatName = (index: number) => format.format(Date.UTC(2026, 11, 7 + index)).replace(/\.$/, "")
  return first === last ? formatName(first) : `${formatName(first)}–${formatName(last)}`
}
