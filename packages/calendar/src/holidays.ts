import { addDays, type CalendarDay } from "./calendar-day.ts"
import { getWeekday, WEEKDAYS, type Weekday } from "./weekday.ts"

interface Fixed {
  readonly on: string
  /** True if the next working day is also a holiday in years in which the holiday falls at a weekend. */
  readonly isMadeUpFor?: true
  /** The year in which the holiday is, as an exception, a normal working day. */
  readonly exceptIn?: number
}

/** A holiday that is a number of days after Easter Sunday, or before it if the number is negative. */
interface Movable {
  readonly afterEaster: number
}

/**
 * A holiday on the first occurrence of a weekday on or after a date, such as the first Saturday on or after 31 October.
 */
interface Floating {
  readonly first: Weekday
  readonly from: string
}

type Rule = Fixed | Movable | Floating

const createFixedRules = (...dates: string[]): Rule[] => dates.map((date) => ({ on: date }))
const createEasterRules = (...days: number[]): Rule[] => days.map((day) => ({ afterEaster: day }))

const GOOD_FRIDAY = -2
const EASTER_MONDAY = 1
const ASCENSION = 39
const PENTECOST = 49

const MIDSUMMER: readonly Rule[] = [
  { first: "friday", from: "06-19" },
  { first: "saturday", from: "06-20" },
]
const ALL_SAINTS: Rule = { first: "saturday", from: "10-31" }

/** The public holidays and some days before them, such as Christmas Eve. */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  SE: [
    ...createFixedRules("01-01", "01-06", "05-01", "06-06", "12-24", "12-25", "12-26", "12-31"),
    ...createEasterRules(GOOD_FRIDAY, 0, EASTER_MONDAY, ASCENSION, PENTECOST),
    ...MIDSUMMER,
    ALL_SAINTS,
  ],
  NO: [
    ...createFixedRules("01-01", "05-01", "05-17", "12-24", "12-25", "12-26", "12-31"),
    ...createEasterRules(-3, GOOD_FRIDAY, 0, EASTER_MONDAY, ASCENSION, PENTECOST, PENTECOST + 1),
  ],
  GB: [
    { on: "01-01", isMadeUpFor: true },
    ...createEasterRules(GOOD_FRIDAY, EASTER_MONDAY),
    { first: "monday", from: "05-01" },
    { first: "monday", from: "05-25" },
    { first: "monday", from: "08-25" },
    { on: "12-25", isMadeUpFor: true },
    { on: "12-26", isMadeUpFor: true },
  ],
  FI: [
    ...createFixedRules("01-01", "01-06", "05-01", "12-06", "12-24", "12-25", "12-26"),
    ...createEasterRules(GOOD_FRIDAY, 0, EASTER_MONDAY, ASCENSION, PENTECOST),
    ...MIDSUMMER,
    ALL_SAINTS,
  ],
  // Act 241/1993 Z. z., § 2, without 1 September (since 2024) and 17 November (since 2025); two days are worked in 2026.
  SK: [
    ...createFixedRules("01-01", "01-06", "05-01", "07-05", "08-29", "11-01", "12-24", "12-25", "12-26"),
    { on: "05-08", exceptIn: 2026 },
    { on: "09-15", exceptIn: 2026 },
    ...createEasterRules(GOOD_FRIDAY, EASTER_MONDAY),
  ],
}

const known = new Map<string, ReadonlySet<CalendarDay>>()

/**
 * Returns the country code of a locale, for example `SE` for `sv-SE`. The country determines the public holidays.
 * Returns an empty string for a locale without a country.
 */
export function getCountry(locale: string): string {
  return new Intl.Locale(locale).region ?? ""
}

/** Returns true if a day is a public holiday in a country, or a non-working day before a holiday. */
export function isHoliday(country: string, day: CalendarDay): boolean {
  const year = day.slice(0, 4)
  const name = `${country} ${year}`
  const days = known.get(name) ?? new Set(listHolidays(country, Number(year)))
  known.set(name, days)
  return days.has(day)
}

/** Lists a country's holidays in a year, in chronological order. Returns an empty list for an unknown country. */
export function listHolidays(country: string, year: number): CalendarDay[] {
  const days = new Set<CalendarDay>()
  const rules = (RULES[country] ?? []).filter((rule) => !("on" in rule && rule.exceptIn === year))
  for (const rule of rules) days.add(resolveDay(rule, year))
  for (const rule of rules) if ("on" in rule && rule.isMadeUpFor) days.add(findWorkingDay(resolveDay(rule, year), days))
  return [...days].sort()
}

function resolveDay(rule: Rule, year: number): CalendarDay {
  if ("on" in rule) return toDay(year, rule.on)
  if ("afterEaster" in rule) return addDays(calculateEaster(year), rule.afterEaster)
  const from = toDay(year, rule.from)
  const days = WEEKDAYS.indexOf(rule.first) - WEEKDAYS.indexOf(getWeekday(from))
  return addDays(from, (days + 7) % 7)
}

function toDay(year: number, date: string): CalendarDay {
  return `${String(year).padStart(4, "0")}-${date}`
}

/**
 * Returns the day itself if it is not at a weekend. Otherwise returns the next day that is neither at a weekend nor in
 * `taken`.
 */
function findWorkingDay(day: CalendarDay, taken: ReadonlySet<CalendarDay>): CalendarDay {
  if (!isWeekend(day)) return day
  let next = day
  while (isWeekend(next) || taken.has(next)) next = addDays(next, 1)
  return next
}

function isWeekend(day: CalendarDay): boolean {
  return ["saturday", "sunday"].includes(getWeekday(day))
}

/** Calculates the date of Easter Sunday with the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, 8). */
function calculateEaster(year: number): CalendarDay {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const leap = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * leap) / 451)
  return addDays(toDay(year, "03-22"), epact + leap - 7 * shift)
}
