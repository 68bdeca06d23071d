import { addDays, addMonths, type CalendarDay } from "@forecourt/calendar"
import { type CalendarMonth, getFirstDay, getMonday, getMonth } from "@forecourt/calendar/weeks-and-months"

/** Six weeks, so that no month is higher than another. Spec 3 §9.1. */
export const WEEKS = 6

export interface CalendarDays {
  /** The days that may be chosen. @default every day from `min` to `max` */
  readonly available?: readonly CalendarDay[] | undefined
  readonly today?: CalendarDay | undefined
  readonly min?: CalendarDay | undefined
  readonly max?: CalendarDay | undefined
}

/** What may be chosen, and the months that may be looked at. */
export interface Offer {
  readonly isAvailable: (day: CalendarDay) => boolean
  /** Finds the first available day from a day on. */
  readonly findAvailable: (start: CalendarDay) => CalendarDay | undefined
  readonly first: CalendarMonth
  readonly last: CalendarMonth
  readonly today: CalendarDay | undefined
}

/**
 * From the current month to that of the last available day; never to another. Spec 3 §5.4. Without a list of days none
 * is made: a range can span 9999 years.
 */
export function createOffer({ available, today, min, max }: CalendarDays): Offer {
  const from = min ?? "0001-01-01"
  const to = max ?? "9999-12-31"
  const isWithin = (day: CalendarDay) => from <= day && day <= to
  const days = available?.filter((day) => isWithin(day) && addDays(day, 0) === day).sort()
  const findAvailable = (start: CalendarDay) => (days ?? [from, start].filter(isWithin)).find((day) => day >= start)
  const first = getMonth(today ?? min ?? findAvailable("") ?? max ?? "1970-01-01")
  const last = clamp(getMonth((days ? days.at(-1) : to) ?? ""), first, to)
  return {
    isAvailable: (day) => days?.includes(day) ?? isWithin(day),
    findAvailable,
    first,
    last,
    today,
  }
}

/** The month to begin with: that of the chosen day, else the last one that shows the first day that is available. */
export function getFirstShown(offer: Offer, chosen: CalendarDay | null | undefined): CalendarMonth {
  const day = chosen ?? offer.findAvailable("")
  if (!day) return offer.first
  const month = getMonth(day)
  const next = getMonthAfter(month, 1, offer)
  return !chosen && getMonday(getFirstDay(next)) <= day ? next : getMonthAfter(month, 0, offer)
}

/** The weeks that show a month, from Monday on. After 31 December 9999 there is no day. */
export function getWeeks(month: CalendarMonth): readonly (readonly CalendarDay[])[] {
  const monday = getMonday(getFirstDay(month))
  const days = [...new Set(Array.from({ length: WEEKS * 7 }, (_, index) => addDays(monday, index)))]
  return Array.from({ length: WEEKS }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

/** The month that many months on, as far as there is something to look at. */
export function getMonthAfter(month: CalendarMonth, by: number, { first, last }: Offer): CalendarMonth {
  return clamp(getMonth(addMonths(getFirstDay(month), by)), first, last)
}

/** The day of a month that Tab leads to: where the keyboard was, the chosen one, the first that is available. */
export function createEntry(
  month: CalendarMonth,
  { findAvailable, today }: Offer,
  chosen: CalendarDay | null,
  last: CalendarDay | null,
): CalendarDay {
  const wanted = [last, chosen, findAvailable(getFirstDay(month)), today]
  return wanted.find((day) => day && getMonth(day) === month) ?? getFirstDay(month)
}

/** The day at an end of the week, for Home and End: Monday, Sunday. `null` when the key is another one. */
export function getWeekEnd(key: string, day: CalendarDay): CalendarDay | null {
  if (key === "Home") return getMonday(day)
  return key === "End" ? addDays(getMonday(day), 6) : null
}

function clamp(value: string, min: string, max: string): string {
  return value < min ? min : value > max ? max : value
}
