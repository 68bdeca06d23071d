import { addDays, dayIn, getWeekday, isHoliday, readWeek, type Weekday, wallTimeOf } from "@forecourt/calendar"
import type { Schedule } from "../stock/dealership/dealership.types.ts"
import { hoursLines, type Opening, openingAt } from "../stock/dealership/opening.rules.ts"
import { spellTime } from "../stock/dealership/spell-time.ts"

/** Where and by whose holidays something is open. */
export interface Place {
  readonly zone: string
  /** Two letters; names the holidays. */
  readonly country: string
}

/** One line of opening hours: days, and from when to when or `null` for closed. */
export interface HoursRow {
  readonly days: string
  readonly times: string | null
}

/** The hours that an editor wrote; `null` when there is no day among them on which it is open. */
export function scheduleOf(hours: string | undefined): Schedule | null {
  const weekdays = readWeek(hours ?? "")
  return Object.keys(weekdays).length === 0 ? null : { weekdays, deviations: [], vacations: [] }
}

/** The country of a site, as its locale says: `SE` of `sv-SE`. */
export function countryOf(locale: string): string {
  return locale.slice(-2)
}

/**
 * Whether it is open, and until or from when. `null` on a public holiday, of which the hours of a week say nothing;
 * closed without a word about the next day when a holiday lies before it.
 */
export function stateAt(schedule: Schedule, { zone, country }: Place, now: number): Opening | null {
  const today = dayIn(zone, now)
  if (isHoliday(country, today)) return null

  const opening = openingAt(schedule, wallTimeOf(now, zone))
  if (opening.isOpen || opening.opensOn === null) return opening
  for (let day = addDays(today, 1); day <= opening.opensOn; day = addDays(day, 1)) {
    if (isHoliday(country, day)) return { isOpen: false, opensOn: null }
  }
  return opening
}

/** The day of the week on which it opens next; `null` when that is today. */
export function opensOnWeekday(opensOn: string, { zone }: Place, now: number): Weekday | null {
  return opensOn === dayIn(zone, now) ? null : getWeekday(opensOn)
}

/** The week in as few lines as say it, in the page's language. */
export function hoursRows(schedule: Schedule, locale: string): readonly HoursRow[] {
  return hoursLines(schedule).map(({ first, last, hours }) => ({
    days: spellDays(first, last, locale),
    times: hours && `${spellTime(hours.opens, locale)}–${spellTime(hours.closes, locale)}`,
  }))
}

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** `Mån–fre`: days are counted from Monday, which is 0. */
function spellDays(first: number, last: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" })
  const name = (day: number) => format.format(MONDAY + day * DAY_MS).replace(/\.$/, "")
  const days = first === last ? name(first) : `${name(first)}–${name(last)}`
  return days.charAt(0).toLocaleUpperCase(locale) + days.slice(1)
}
