import { addDays, type CalendarDay } from "../calendar-day.ts"
import { formatTime } from "../day-and-time.ts"
import { isHoliday } from "../holidays.ts"
import type { WallTime } from "../wall-time.ts"
import { getWeekday } from "../weekday.ts"
import { isIntervals, WEEK } from "./day-hours.ts"
import type { DayHours, OpeningSchedule, Vacation } from "./schedule.types.ts"

/**
 * The state of a place at a certain time: open until a time, closed until a day and time, or closed without a known
 * opening time.
 */
export type Opening =
  /** The closing time, or `null` for a place that never closes. */
  | { readonly isOpen: true; readonly closes: string | null }
  | { readonly isOpen: false; readonly opensOn: CalendarDay; readonly opens: string }
  | { readonly isOpen: false; readonly opensOn: null }

/**
 * An interval of opening hours in minutes since the start of the day. `to` is greater than 1440 if the interval ends on
 * the next day.
 */
interface Stretch {
  readonly from: number
  readonly to: number
}

const DAY_MINUTES = 1440
/**
 * The number of days for which the next opening time is searched. If none is found, the place is shown as closed
 * without an opening time.
 */
const DAYS_AHEAD = 183

/**
 * Returns the opening hours on a day, or `null` if they could not be parsed. The rules in order of precedence are: a
 * vacation, a day with different hours, a public holiday, and the regular hours of the weekday.
 */
export function getHours(schedule: OpeningSchedule, day: CalendarDay): DayHours | null {
  const vacation = schedule.vacations.find((vacation) => isWithin(vacation, day))
  if (vacation !== undefined) return vacation.weekdays[getWeekday(day)] ?? []
  const deviation = schedule.deviations.find(
    (deviation) => deviation.day === day || deviation.day === day.slice("2026-".length),
  )
  if (deviation !== undefined) return deviation.hours
  if (isHoliday(schedule.country, day)) return []
  return schedule.weekdays[getWeekday(day)] ?? (schedule.lines.length > 0 ? null : [])
}

/**
 * Returns the state of a place at a local time: open, with the closing time, or closed, with the next opening time.
 * Returns `null` if the hours are unknown. Spec 2 §2.7.
 */
export function getOpening(schedule: OpeningSchedule, now: WallTime): Opening | null {
  const today = now.slice(0, "2026-12-01".length)
  const minute = readMinutes(formatTime(now))
  const current = listStretches(schedule, today).find(({ from, to }) => from <= minute && minute < to)
  if (current !== undefined) return { isOpen: true, closes: findClosing(schedule, today, current.to) }
  const hours = getHours(schedule, today)
  if (hours === null || !isIntervals(hours)) return null
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = addDays(today, ahead)
    if (getHours(schedule, day) === null) break
    const next = listOwnStretches(schedule, day).find(({ from }) => ahead > 0 || from > minute)
    if (next !== undefined) return { isOpen: false, opensOn: day, opens: formatMinutes(next.from) }
  }
  return { isOpen: false, opensOn: null }
}

/**
 * Returns the time at which an open place closes, or `null` if it never closes. Intervals that follow each other
 * without a break are treated as one interval.
 */
function findClosing(schedule: OpeningSchedule, today: CalendarDay, until: number): string | null {
  let [day, to] = [today, until]
  for (let days = 0; days <= WEEK.length; ) {
    const next = listStretches(schedule, day).find((stretch) => stretch.from <= to && stretch.to > to)
    if (next !== undefined) to = next.to
    else if (to < DAY_MINUTES) return formatMinutes(to)
    else {
      const later = addDays(day, 1)
      const rest = to - DAY_MINUTES
      const goesOn = listStretches(schedule, later).some((stretch) => stretch.from <= rest && stretch.to > rest)
      if (!goesOn) return formatMinutes(to === DAY_MINUTES ? to : rest)
      ;[day, to, days] = [later, rest, days + 1]
    }
  }
  return null
}

/**
 * Lists the intervals of a day. If an interval of the previous day ends after midnight, its remaining part is included.
 */
export function listStretches(schedule: OpeningSchedule, day: CalendarDay): Stretch[] {
  const previous = listOwnStretches(schedule, addDays(day, -1))
    .filter(({ to }) => to > DAY_MINUTES)
    .map(({ from, to }) => ({ from: from - DAY_MINUTES, to: to - DAY_MINUTES }))
  return [...previous, ...listOwnStretches(schedule, day)]
}

function listOwnStretches(schedule: OpeningSchedule, day: CalendarDay): Stretch[] {
  const hours = getHours(schedule, day)
  if (hours === null || !isIntervals(hours)) return []
  return hours.map(({ opens, closes }) => {
    const [from, to] = [readMinutes(opens), readMinutes(closes)]
    return { from, to: to > from ? to : to + DAY_MINUTES }
  })
}

/** Finds the vacation during which a local time falls. Returns `null` if there is none. Spec 2 §4. */
export function findVacation({ vacations }: OpeningSchedule, now: WallTime): Vacation | null {
  return vacations.find((vacation) => isWithin(vacation, now.slice(0, "2026-12-01".length))) ?? null
}

function isWithin({ from, to }: Vacation, day: CalendarDay): boolean {
  return from <= day && day <= to
}

/** A date on which the opening hours differ from the regular hours of the weekday. */
export interface OtherDay {
  readonly day: CalendarDay
  readonly hours: DayHours
}

/**
 * Lists the days whose hours differ from the regular hours, in chronological order, starting with the given day. A day
 * without a year, such as `12-24`, refers to its next occurrence.
 */
export function listOtherDays({ deviations }: OpeningSchedule, from: CalendarDay): OtherDay[] {
  const year = Number(from.slice(0, 4))
  const dated = deviations.map(({ day, hours }) => {
    if (day.length > "12-24".length) return { day, hours }
    const thisYear = `${year}-${day}`
    return { day: thisYear >= from ? thisYear : `${year + 1}-${day}`, hours }
  })
  return dated.filter(({ day }) => day >= from).sort((a, b) => (a.day < b.day ? -1 : 1))
}

/**
 * A series of consecutive weekdays with the same hours. `first` and `last` are numbers of weekdays, where 0 is Monday.
 */
export interface HoursLine {
  readonly first: number
  readonly last: number
  readonly hours: DayHours
}

/**
 * Lists the hours of the week from Monday on. Consecutive days with the same hours share a line, such as `Monday to
 * Friday 09:00–18:00`. Days whose hours could not be parsed are left out, so the list can be empty.
 */
export function listHoursLines({ weekdays, lines: unread }: OpeningSchedule): readonly HoursLine[] {
  const lines: HoursLine[] = []
  if (Object.keys(weekdays).length === 0 && unread.length > 0) return lines
  for (const [index, weekday] of WEEK.entries()) {
    const hours = weekdays[weekday] ?? (unread.length > 0 ? null : [])
    const previous = lines.at(-1)
    if (hours === null) continue
    if (previous && previous.last === index - 1 && isSame(previous.hours, hours))
      lines[lines.length - 1] = { ...previous, last: index }
    else lines.push({ first: index, last: index, hours })
  }
  return lines
}

function isSame(dayHours: DayHours, other: DayHours): boolean {
  return JSON.stringify(dayHours) === JSON.stringify(other)
}

export function readMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number)
  return hours * 60 + minutes
}

export function formatMinutes(minutes: number): string {
  const pad = (number: number) => String(number).padStart(2, "0")
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}
