import { addDays, addMonths, type CalendarDay } from "@forecourt/calendar"
import { type CalendarMonth, getFirstDay, getMonday, getMonth } from "@forecourt/calendar/weeks-and-months"

/** The number of weeks in the grid, always six so that all months have the same height. Spec 3 §9.1. */
export const WEEKS = 6

export interface CalendarDays {
  /**
   * The selectable days, as `2026-12-07`. Those outside `min` and `max` are ignored.
   * @default every day from `min` to `max`
   */
  readonly available?: readonly CalendarDay[] | undefined
  /** The current date at the location of the booking. Earlier months cannot be displayed. */
  readonly today?: CalendarDay | undefined
  /** The first selectable day. */
  readonly min?: CalendarDay | undefined
  /** The last selectable day. */
  readonly max?: CalendarDay | undefined
}

export interface Offer {
  readonly isAvailable: (day: CalendarDay) => boolean
  readonly findAvailable: (start: CalendarDay) => CalendarDay | undefined
  readonly first: CalendarMonth
  readonly last: CalendarMonth
  readonly today: CalendarDay | undefined
}

/**
 * Determines which days can be selected and which months can be displayed. Without `available`, the days are not listed
 * individually, because the range can span 9999 years. Spec 3 §5.4.
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

export function getFirstShown(offer: Offer, chosen: CalendarDay | null | undefined): CalendarMonth {
  const day = chosen ?? offer.findAvailable("")
  if (!day) return offer.first
  const month = getMonth(day)
  const next = getMonthAfter(month, 1, offer)
  return !chosen && getMonday(getFirstDay(next)) <= day ? next : getMonthAfter(month, 0, offer)
}

/**
 * Returns the weeks of a month, each of which starts on Monday. December 9999 has fewer days, because there are no
 * later dates.
 */
export function getWeeks(month: CalendarMonth): readonly (readonly CalendarDay[])[] {
  const monday = getMonday(getFirstDay(month))
  const days = [...new Set(Array.from({ length: WEEKS * 7 }, (_, index) => addDays(monday, index)))]
  return Array.from({ length: WEEKS }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

export function getMonthAfter(month: CalendarMonth, by: number, { first, last }: Offer): CalendarMonth {
  return clamp(getMonth(addMonths(getFirstDay(month), by)), first, last)
}

export function createEntry(
  month: CalendarMonth,
  { findAvailable, today }: Offer,
  chosen: CalendarDay | null,
  last: CalendarDay | null,
): CalendarDay {
  const wanted = [last, chosen, findAvailable(getFirstDay(month)), today]
  return wanted.find((day) => day && getMonth(day) === month) ?? getFirstDay(month)
}

export function getWeekEnd(key: string, day: CalendarDay): CalendarDay | null {
  if (key === "Home") return getMonday(day)
  return key === "End" ? addDays(getMonday(day), 6) : null
}

function clamp(value: string, min: string, max: string): string {
  return value < min ? min : value > max ? max : value
}
