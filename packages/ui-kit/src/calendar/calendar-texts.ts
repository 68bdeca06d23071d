import { addDays, type CalendarDay } from "@forecourt/calendar"
import { type CalendarMonth, getFirstDay } from "@forecourt/calendar/weeks-and-months"

/** A calendar's words in one language. */
export interface CalendarTexts {
  /** The whole date, for those who hear it: "måndag 7 december 2026". */
  readonly day: (day: CalendarDay) => string
  /** "december 2026" */
  readonly month: (month: CalendarMonth) => string
  /** From Monday on. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[]
}

const A_MONDAY: CalendarDay = "2024-01-01"

/** Words by the language's own rules; days are said as they are, in no time zone. */
export function calendarTexts(locale: string): CalendarTexts {
  const say = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" })
    return (day: CalendarDay) => format.format(Date.parse(day))
  }
  const month = say({ month: "long", year: "numeric" })
  const [short, long] = [say({ weekday: "short" }), say({ weekday: "long" })]
  return {
    day: say({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
    month: (one) => month(getFirstDay(one)),
    weekdays: Array.from({ length: 7 }, (_, index) => addDays(A_MONDAY, index)).map((day) => ({
      short: short(day),
      long: long(day),
    })),
  }
}
