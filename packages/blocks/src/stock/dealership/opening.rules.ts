import { addDays, type CalendarDay, getWeekday, timeOfDay, type WallTime } from "@forecourt/calendar"
import type { DayHours, Schedule, Vacation } from "./dealership.types.ts"

/** Whether a place is open, and until or from when. */
export type Opening =
  | { readonly isOpen: true; readonly closes: string }
  | { readonly isOpen: false; readonly opensOn: CalendarDay; readonly opens: string }
  | { readonly isOpen: false; readonly opensOn: null }

/** A place that opens on no day of the next half year is closed, and nobody says until when. */
const DAYS_AHEAD = 183

/** Whether a place is open at a moment of its own clock, or else when it opens next. Spec 2 §2.7. */
export function openingAt(schedule: Schedule, now: WallTime): Opening {
  const today = now.slice(0, "2026-12-01".length)
  const time = timeOfDay(now)
  const hours = hoursOn(schedule, today)
  if (hours && hours.opens <= time && time < hours.closes) return { isOpen: true, closes: hours.closes }
  if (hours && time < hours.opens) return { isOpen: false, opensOn: today, opens: hours.opens }
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = addDays(today, ahead)
    const next = hoursOn(schedule, day)
    if (next) return { isOpen: false, opensOn: day, opens: next.opens }
  }
  return { isOpen: false, opensOn: null }
}

/** When a place is open on a day: a holiday goes before a day of other hours, and that before the weekday. */
export function hoursOn(schedule: Schedule, day: CalendarDay): DayHours {
  if (schedule.vacations.some((vacation) => contains(vacation, day))) return null
  const deviation = schedule.deviations.find((one) => one.day === day)
  if (deviation) return deviation.hours
  const hours = schedule.weekdays[getWeekday(day)]
  return hours && "opens" in hours ? hours : null
}

/** The holiday that is now: it is told of only while it lasts. Spec 2 §4. */
export function currentVacation({ vacations }: Schedule, now: WallTime): Vacation | null {
  const today = now.slice(0, "2026-12-01".length)
  return vacations.find((vacation) => contains(vacation, today)) ?? null
}

function contains({ from, to }: Vacation, day: CalendarDay): boolean {
  return from <= day && day <= to
}

/** Days that follow each other with the same hours are one line. */
export interface HoursLine {
  readonly first: number
  readonly last: number
  readonly hours: DayHours
}

const WEEK = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const

/** The week from Monday, in as few lines as say it: `Monday to Friday 09:00–18:00`. Days are counted from 0. */
export function hoursLines({ weekdays }: Schedule): readonly HoursLine[] {
  const lines: HoursLine[] = []
  for (const [index, weekday] of WEEK.entries()) {
    const given = weekdays[weekday]
    const hours = given && "opens" in given ? given : null
    const before = lines.at(-1)
    if (before && isSame(before.hours, hours)) lines[lines.length - 1] = { ...before, last: index }
    else lines.push({ first: index, last: index, hours })
  }
  return lines
}

function isSame(one: DayHours, other: DayHours): boolean {
  return one?.opens === other?.opens && one?.closes === other?.closes
}

/** Brands without those that a more general one stands for, except two whose code has an underscore of its own. Spec 2 §5. */
export function baseBrands(codes: readonly string[]): readonly string[] {
  return codes.filter((code) => {
    const [base = code] = code.split("_")
    return KEPT_CODES.has(code) || base === code || !codes.includes(base)
  })
}

const KEPT_CODES: ReadonlySet<string> = new Set(["FI_TR", "MH_TR"])
