import type { CalendarDay } from "@forecourt/calendar"

/** The first day of each season in `MM-DD` format. From this day on, the wheels of the season are fitted. */
const SUMMER_FROM = "02-01"
const WINTER_FROM = "08-01"

/** Returns the season of a day, for example `2026-winter`. A season is named after the year in which it starts. */
export function getSeason(day: CalendarDay): string {
  const [year, date] = [Number(day.slice(0, 4)), day.slice(5)]
  if (date >= WINTER_FROM) return `${year}-winter`
  return date >= SUMMER_FROM ? `${year}-summer` : `${year - 1}-winter`
}
