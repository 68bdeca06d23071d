import { addDays, addMonths, type CalendarDay } from "@forecourt/calendar"
import { type CalendarMonth, getFirstDay, getMonday, getMonth } from "@forecourt/calendar/weeks-and-months"

/** Six weeks, so that no month is higher than another. Spec 3 §9.1. */
export const WEEKS = 6

export interface CalendarDays {
  /** The days that may be chosen. */
  readonly available: readonly CalendarDay[]
  readonly today?: CalendarDay | undefined
  readonly min?: CalendarDay | undefined
  readonly max?: CalendarDay | undefined
}

/** What may be chosen, and the months that may be looked at. */
export interface Offer {
  /** In order, each once. */
  readonly days: readonly CalendarDay[]
  readonly first: CalendarMonth
  readonly last: CalendarMonth
}

/** From the current month to that of the last available day; never to another. Spec 3 §5.4. */
export function offerOf({ available, today, min, max }: CalendarDays): Offer {
  const days = [...new Set(available)].filter((day) => isWithin(day, min, max) && addDays(day, 0) === day).sort()
  const first = getMonth(today ?? min ?? days[0] ?? max ?? "1970-01-01")
  const last = getMonth(days.at(-1) ?? first)
  return { days, first, last: last < first ? first : last }
}

function isWithin(day: CalendarDay, min: CalendarDay = "0", max: CalendarDay = "9"): boolean {
  return min <= day && day <= max
}

/** The month to begin with: that of the chosen day, else the last one that shows the first day that is available. */
export function firstShown({ days, first, last }: Offer, chosen: CalendarDay | null | undefined): CalendarMonth {
  const day = chosen ?? days[0]
  if (day === undefined) return first
  const next = addMonths(getFirstDay(getMonth(day)), 1)
  const isShownInNext = getMonday(next) <= day
  return clamp(getMonth(!chosen && isShownInNext ? next : day), first, last)
}

/** The month that many months on, as far as there is something to look at. */
export function monthAfter(month: CalendarMonth, by: number, { first, last }: Offer): CalendarMonth {
  return clamp(getMonth(addMonths(getFirstDay(month), by)), first, last)
}

/** The day of a month that Tab leads to: where the keyboard was, the chosen one, the first that is available. */
export function entryOf(
  month: CalendarMonth,
  { days }: Offer,
  chosen: CalendarDay | null,
  last: CalendarDay | null,
  today?: CalendarDay,
): CalendarDay {
  const wanted = [last, chosen, days.find((day) => getMonth(day) === month), today]
  return wanted.find((day) => day && getMonth(day) === month) ?? getFirstDay(month)
}

/** The day at an end of the week, for Home and End: Monday, Sunday. `null` when the key is another one. */
export function endOfWeek(key: string, day: CalendarDay): CalendarDay | null {
  if (key === "Home") return getMonday(day)
  return key === "End" ? addDays(getMonday(day), 6) : null
}

function clamp(value: string, min: string, max: string): string {
  return value < min ? min : value > max ? max : value
}
