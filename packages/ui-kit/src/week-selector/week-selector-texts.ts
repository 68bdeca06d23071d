import { asMs, type Day } from "../calendar/day.ts"

/** Words for days in one language. */
export interface WeekTexts {
  /** "mån" */
  readonly weekday: (day: Day) => string
  /** "7 dec." */
  readonly date: (day: Day) => string
  /** For those who hear it: "måndag 7 december" */
  readonly day: (day: Day) => string
  /** "7–13 dec." */
  readonly span: (first: Day, last: Day) => string
}

const known = new Map<string, WeekTexts>()

/** Words by the language's own rules; days are said as they are, in no time zone. */
export function weekTexts(locale = "sv-SE"): WeekTexts {
  const texts = known.get(locale) ?? makeTexts(locale)
  known.set(locale, texts)
  return texts
}

function makeTexts(locale: string): WeekTexts {
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" })
  const say = (options: Intl.DateTimeFormatOptions) => {
    const format = formatter(options)
    return (day: Day) => format.format(asMs(day))
  }
  const range = formatter({ day: "numeric", month: "short" })
  return {
    weekday: say({ weekday: "short" }),
    date: say({ day: "numeric", month: "short" }),
    day: say({ weekday: "long", day: "numeric", month: "long" }),
    span: (first, last) => range.formatRange(asMs(first), asMs(last)),
  }
}
