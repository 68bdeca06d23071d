import { isCalendarDay } from "../calendar-day.ts"
import type { Weekday } from "../weekday.ts"
import { isIntervals, WEEK } from "./day-hours.ts"
import { readDate } from "./read-date.ts"
import { readDays } from "./read-days.ts"
import { readHours, readInterval, sortIntervals } from "./read-hours.ts"
import type { DayHours, OpeningSchedule, Vacation, WeekHours, WrittenLine } from "./schedule.types.ts"

interface HoursRow {
  readonly day: string
  readonly displayText: string
  /** The day of the week, from 1 for Monday to 7 for Sunday. */
  readonly weekday?: number | undefined
  readonly opens?: string | undefined
  readonly closes?: string | undefined
}

/** The opening hours of a department in the format of the search service. Spec 2 §3. */
export interface WrittenSchedule {
  readonly openinghours?: readonly HoursRow[] | undefined
  readonly deviationdays?: readonly (Omit<HoursRow, "weekday"> & { readonly date?: string | undefined })[] | undefined
  readonly vacationdays?:
    | {
        readonly vacationtitle?: string | undefined
        readonly vacationstart: string
        readonly vacationend: string
        readonly days?: readonly HoursRow[] | undefined
      }
    | undefined
}

interface ReadRows {
  readonly weekdays: WeekHours
  readonly lines: readonly WrittenLine[]
}

/** Parses the opening hours of a department. Returns `null` if the department has none. Spec 2 §3. */
export function readSchedule(
  { openinghours = [], deviationdays = [], vacationdays }: WrittenSchedule,
  country: string,
): OpeningSchedule | null {
  const week = readRows(openinghours)
  const deviations = new Map<string, DayHours>()
  const unread: WrittenLine[] = []
  for (const row of deviationdays) {
    const day = row.date !== undefined && isCalendarDay(row.date) ? row.date : readDate(row.day)
    if (day === null) unread.push({ days: row.day, hours: row.displayText })
    else deviations.set(day, joinHours(deviations.get(day), readRowHours(row)))
  }
  const lines = [...week.lines, ...unread]
  if (Object.keys(week.weekdays).length === 0 && lines.length === 0 && deviations.size === 0) return null
  return {
    country,
    weekdays: week.weekdays,
    deviations: [...deviations].map(([day, hours]) => ({ day, hours })),
    vacations: vacationdays ? [readVacation(vacationdays)] : [],
    lines,
  }
}

/**
 * Parses the hours of a week in the format that editors use: `Mo-Fr 08:00-12:00, 13:00-17:00, Sa 10:00-15:00`. Returns
 * `null` for an empty text. https://schema.org/openingHours
 */
export function readWeek(text: string, country: string): OpeningSchedule | null {
  const rows: HoursRow[] = []
  let days: string[] = []
  let isListing = false
  for (const part of text.split(/[,;\n]/).map((item) => item.trim())) {
    // Public holidays are closed in any case.
    if (part === "" || /^PH\b/.test(part)) continue
    const [named, hours] = splitPart(part)
    if (named !== "") days = isListing ? [...days, named] : [named]
    isListing = named !== "" && hours === ""
    const isOfDays = named !== "" || /\d/.test(hours)
    if (!isListing) rows.push({ day: isOfDays ? days.join(",") : "", displayText: hours })
  }
  return readSchedule({ openinghours: rows }, country)
}

/** Splits a text such as `Mo-Fr 08:00-17:00` or `Su closed` into days and hours. Either part may be empty. */
function splitPart(part: string): readonly [days: string, hours: string] {
  const [, days = "", hours = ""] = /^(\D*?)\s*((?:\d|[-–—]$).*)?$/.exec(part) ?? []
  if (hours !== "" || readDays(days) !== null) return [days, hours]
  return splitWords(part)
}

function splitWords(part: string): readonly [days: string, hours: string] {
  const [first = "", ...rest] = part.split(" ")
  return readDays(first) === null ? ["", part] : [first, rest.join(" ")]
}

function readVacation({
  vacationtitle = "",
  vacationstart,
  vacationend,
  days = [],
}: NonNullable<WrittenSchedule["vacationdays"]>): Vacation {
  const lines = days.map(({ day, displayText }) => ({ days: day, hours: displayText }))
  return { title: vacationtitle, from: vacationstart, to: vacationend, weekdays: readRows(days).weekdays, lines }
}

function readRows(rows: readonly HoursRow[]): ReadRows {
  const weekdays: Partial<Record<Weekday, DayHours>> = {}
  const lines: WrittenLine[] = []
  for (const row of rows) {
    const days = readRowDays(row)
    if (days === null) lines.push({ days: row.day, hours: row.displayText })
    else for (const day of days) weekdays[day] = joinHours(weekdays[day], readRowHours(row))
  }
  return { weekdays, lines }
}

function readRowDays({ weekday, day }: HoursRow): readonly Weekday[] | null {
  const named = weekday === undefined ? undefined : WEEK[weekday - 1]
  return named === undefined ? readDays(day) : [named]
}

/**
 * Returns the opening hours of a row in the search service's data. The hours in the row's text are used if they start
 * and end at the same times as the row, since the text may also contain a lunch break.
 */
function readRowHours({ displayText, opens, closes }: Omit<HoursRow, "day" | "weekday">): DayHours {
  const read = readHours(displayText)
  const interval = opens && closes ? readInterval(`${opens}-${closes}`) : null
  if (interval === null) return read
  const saysTheSame = isIntervals(read) && read[0]?.opens === interval.opens && read.at(-1)?.closes === interval.closes
  return saysTheSame ? read : [interval]
}

function joinHours(previous: DayHours | undefined, more: DayHours): DayHours {
  if (previous === undefined) return more
  if (!isIntervals(previous)) return isIntervals(more) && more.length > 0 ? more : previous
  if (!isIntervals(more)) return previous.length > 0 ? previous : more
  return sortIntervals([...previous, ...more])
}
