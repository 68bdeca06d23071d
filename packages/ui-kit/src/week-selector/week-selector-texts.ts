import type { CalendarDay } from "@forecourt/calendar"

export interface WeekTexts {
  /** Formats the weekday, for example "mån". */
  readonly weekday: (day: CalendarDay) => string
  /** Formats the date, for example "7 dec.". */
  readonly date: (day: CalendarDay) => string
  /** Formats the full date for screen readers, for example "måndag 7 december". */
  readonly day: (day: CalendarDay) => string
  /** Formats the range of a week, for example "7–13 dec.". */
  readonly span: (first: CalendarDay, last: CalendarDay) => string
}

const known = new Map<string, WeekTexts>()

/** Creates the date formatters of a language. They use no time zone, because calendar days have none. */
export function createWeekTexts(locale = "sv-SE"): WeekTexts {
  const texts = known.get(locale) ?? makeTexts(locale)
  known.set(locale, texts)
  return texts
}

function makeTexts(locale: string): WeekTexts {
  const createFormatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, calendar: "gregory", timeZone: "UTC" })
  const createSpeaker = (options: Intl.DateTimeFormatOptions) => {
    const format = createFormatter(options)
    return (day: CalendarDay) => format.format(Date.parse(day))
  }
  const range = createFormatter({ day: "numeric", month: "short" })
  return {
    weekday: createSpeaker({ weekday: "short" }),
    date: createSpeaker({ day: "numeric", month: "short" }),
    day: createSpeaker({ weekday: "long", day: "numeric", month: "long" }),
    span: (first, last) => range.formatRange(Date.parse(first), Date.parse(last)),
  }
}
