import { type CalendarDay, isCalendarDay } from "@forecourt/calendar"

/** British dates begin with the day, all others with the year. Spec 2 §9. */
export function isDayFirst(locale: string): boolean {
  return locale === "en-GB"
}

/** A day as it stands in the field. */
export function writeDay(day: CalendarDay, locale: string): string {
  return isDayFirst(locale) ? day.split("-").reverse().join("/") : day
}

/**
 * The day in a text as people write and paste them: any signs between the numbers, or none; the year with two digits or
 * four. A year of four digits says where it stands, and points and strokes say that the day comes first. `null` when it is no day of the calendar.
 */
export function readDay(text: string, locale: string): CalendarDay | null {
  const numbers = numbersIn(text.trim(), isDayFirst(locale))
  if (!numbers) return null
  const [first = "", second = "", third = ""] = numbers
  const isYearLast = first.length < 4 && (third.length === 4 || isDayFirst(locale) || /[./]/.test(text))
  const [year, date] = isYearLast ? [third, first] : [first, third]
  const day = [year.padStart(4, "20"), second.padStart(2, "0"), date.padStart(2, "0")].join("-")
  return isCalendarDay(day) ? day : null
}

function numbersIn(text: string, isYearLast: boolean): readonly string[] | null {
  const [, ...parted] = /^(\d{1,4})\D+(\d{1,2})\D+(\d{1,4})\.?$/.exec(text) ?? []
  if (parted.length > 0) return parted.every((part) => part.length !== 3) ? parted : null
  const [, ...joined] = (isYearLast ? /^(\d\d)(\d\d)(\d{4}|\d\d)$/ : /^(\d{4}|\d\d)(\d\d)(\d\d)$/).exec(text) ?? []
  return joined.length > 0 ? joined : null
}

export interface DateLimits {
  readonly min?: CalendarDay | undefined
  readonly max?: CalendarDay | undefined
}

/** What is wrong with a day: it is before the first, or after the last that may be chosen. */
export function faultOf(day: CalendarDay, { min, max }: DateLimits): "early" | "late" | null {
  if (min !== undefined && day < min) return "early"
  return max !== undefined && day > max ? "late" : null
}
