import type { CalendarDay } from "@forecourt/calendar"
import type { CalendarMonth } from "@forecourt/calendar/weeks-and-months"
import { getWeeks } from "./calendar-core.ts"

export interface CalendarTexts {
  /** Formats the full date for screen readers, for example "måndag 7 december 2026". */
  readonly day: (day: CalendarDay) => string
  readonly month: (month: CalendarMonth) => string
  /** The names of the weekdays, starting with Monday. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[]
}

const [A_WEEK = []] = getWeeks("2024-01")

/**
 * Creates the texts of the calendar with `Intl`. The dates are formatted in UTC, because calendar days have no time
 * zone.
 */
export function createCalendarTexts(locale: string): CalendarTexts {
  const createFormatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, calendar: "gregory", timeZone: "UTC" })
    return (day: CalendarDay) => format.format(Date.parse(day))
  }
  const [short, long] = [createFormatter({ weekday: "short" }), createFormatter({ weekday: "long" })]
  return {
    day: createFormatter({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
    month: createFormatter({ month: "long", year: "numeric" }),
    weekdays: A_WEEK.map((day) => ({ short: short(day), long: long(day) })),
  }
}
