import type { CalendarDay } from "./calendar-day.ts"

/** Formats a day with its weekday, for example as `måndag 7 december`. */
export function formatLongDay(day: CalendarDay, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    calendar: "gregory",
    timeZone: "UTC",
  })
  return format.format(new Date(day.slice(0, 10)))
}
