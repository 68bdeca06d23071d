import { type CalendarDay, isCalendarDay } from "@forecourt/calendar"

function getFirstPart(locale: string): string | undefined {
  return new Intl.DateTimeFormat(locale, { calendar: "gregory" }).formatToParts(0)[0]?.type
}

/**
 * Returns the first part of a date as it is written in a locale: `year`, `month` or `day`. In English, the first part
 * depends on the region. In all other languages, it is the year. Spec 2 §9.
 */
function getWrittenPart(locale: string): string | undefined {
  return /^en\b/.test(locale) ? getFirstPart(locale) : "year"
}

function formatDay(year: string, month: string, day: string, locale: string): string {
  const first = getWrittenPart(locale)
  if (first === "month") return `${month}/${day}/${year}`
  return first === "day" ? `${day}/${month}/${year}` : `${year}-${month}-${day}`
}

export function writeDay(day: CalendarDay, locale: string): string {
  const [year = "", month = "", date = ""] = day.split("-")
  return formatDay(year, month, date, locale)
}

export function writePattern(text: string, locale: string): string {
  return text === "DD/MM/YYYY" ? formatDay("YYYY", "MM", "DD", locale) : text
}

/**
 * Parses a date in any common notation. The order of day, month and year depends on the locale. Returns `null` if the
 * text is not a calendar day.
 */
export function readDay(text: string, locale: string): CalendarDay | null {
  const isYearWrittenLast = getWrittenPart(locale) !== "year"
  const numbers = parseNumbers(text.trim(), isYearWrittenLast)
  if (!numbers) return null
  const [first = "", second = "", third = ""] = numbers
  const isYearLast = first.length < 4 && (third.length === 4 || isYearWrittenLast || /[./]/.test(text))
  const isMonthFirst = isYearLast && getFirstPart(locale) === "month"
  const year = isYearLast ? third : first
  if (year.length % 2 > 0) return null
  const month = isMonthFirst ? first : second
  const date = isMonthFirst ? second : isYearLast ? first : third
  const day = [year.padStart(4, "20"), month.padStart(2, "0"), date.padStart(2, "0")].join("-")
  return isCalendarDay(day) ? day : null
}

function parseNumbers(text: string, isYearLast: boolean): readonly string[] | null {
  const [, ...parted] = /^(\d{1,4})\D+(\d{1,2})\D+(\d{1,4})\.?$/.exec(text) ?? []
  if (parted.length > 0) return parted.every((part) => part.length !== 3) ? parted : null
  const [, ...joined] = (isYearLast ? /^(\d\d)(\d\d)(\d{4}|\d\d)$/ : /^(\d{4}|\d\d)(\d\d)(\d\d)$/).exec(text) ?? []
  return joined.length > 0 ? joined : null
}

export interface DateLimits {
  readonly min?: CalendarDay | undefined
  readonly max?: CalendarDay | undefined
}

export function findFault(day: CalendarDay, { min, max }: DateLimits): "early" | "late" | null {
  if (min !== undefined && day < min) return "early"
  return max !== undefined && day > max ? "late" : null
}
