import { addDays, addMonths, type Day, firstOf, isDay, type Month, monthOf, weekdayOf } from "./day.ts"

/** Six weeks, so that no month is higher than another. Spec 3 §9.1. */
export const WEEKS = 6

export interface CalendarDays {
  /** The days that may be chosen. */
  readonly available: readonly Day[]
  readonly today?: Day | undefined
  readonly min?: Day | undefined
  readonly max?: Day | undefined
}

/** What may be chosen, and the months that may be looked at. */
export interface Offer {
  /** In order, each once. */
  readonly days: readonly Day[]
  readonly first: Month
  readonly last: Month
}

/** From the current month to that of the last available day; never to another. Spec 3 §5.4. */
export function offerOf({ available, today, min, max }: CalendarDays): Offer {
  const days = [...new Set(available)].filter((day) => isDay(day) && isWithin(day, min, max)).sort()
  const first = monthOf(today ?? min ?? days[0] ?? max ?? "1970-01-01")
  const last = monthOf(days.at(-1) ?? first)
  return { days, first, last: last < first ? first : last }
}

function isWithin(day: Day, min: Day = "", max: Day = "9"): boolean {
  return min <= day && day <= max
}

/** The month to begin with: that of the chosen day, else the last one that shows the first day that is available. */
export function firstShown({ days, first, last }: Offer, chosen: Day | null | undefined): Month {
  const day = chosen ?? days[0]
  if (day === undefined) return first
  const next = addMonths(firstOf(monthOf(day)), 1)
  const isShownInNext = addDays(next, -weekdayOf(next)) <= day
  return clamp(monthOf(!chosen && isShownInNext ? next : day), first, last)
}

/** The month that many months on, as far as there is something to look at. */
export function monthAfter(month: Month, by: number, { first, last }: Offer): Month {
  return clamp(monthOf(addMonths(firstOf(month), by)), first, last)
}

/** The day of a month that Tab leads to: where the keyboard was, the chosen one, the first that is available. */
export function entryOf(month: Month, { days }: Offer, chosen: Day | null, last: Day | null, today?: Day): Day {
  const wanted = [last, chosen, days.find((day) => monthOf(day) === month), today]
  return wanted.find((day) => day && monthOf(day) === month) ?? firstOf(month)
}

/** The day at an end of the week, for Home and End: Monday, Sunday. `null` when the key is another one. */
export function endOfWeek(key: string, day: Day): Day | null {
  if (key === "Home") return addDays(day, -weekdayOf(day))
  return key === "End" ? addDays(day, 6 - weekdayOf(day)) : null
}

function clamp(value: string, min: string, max: string): string {
  return value < min ? min : value > max ? max : value
}
