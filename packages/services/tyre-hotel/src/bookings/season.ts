import type { CalendarDay } from "@forecourt/calendar"

/** The start of the two seasons: summer wheels are fitted from February on, and winter wheels from August on. */
const SUMMER_FROM = "02-01"
const WINTER_FROM = "08-01"

/** Returns the season of a day; a winter is named after the year in which it began. */
export function getSeason(day: CalendarDay): string {
  const [year, date] = [Number(day.slice(0, 4)), day.slice(5)]
  if (date >= WINTER_FROM) return `${year}-winter`
  return date >= SUMMER_FROM ? `${year}-summer` : `${year - 1}-winter`
}
