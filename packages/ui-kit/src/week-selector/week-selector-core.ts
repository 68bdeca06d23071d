import { addDays, type CalendarDay, countDays } from "@forecourt/calendar"
import { getMonday } from "@forecourt/calendar/weeks-and-months"
import { sortTimes, type Time } from "../time-slot-grid/time-slot-grid-core.ts"

/** The number of days in a week. Each week starts on Monday. Spec 3 §4.1. */
export const DAYS = 7

/** The number of weeks in a group, from which the visitor can select one. Spec 3 §4.1. */
export const WEEKS = 4

/**
 * The minimum number of weeks that must be loaded, starting with the displayed week. If fewer are loaded, more days are
 * fetched.
 */
const NEAR_END = 2

/** The drop-off time of a whole-day booking. Spec 3 §4.1. */
export const ALL_DAY: Time = "08:00"

export interface DayOffer {
  readonly day: CalendarDay
  readonly times: readonly Time[]
  /** True if a whole-day booking is also possible on this day. */
  readonly isAllDay?: boolean
}

export interface Slot {
  readonly day: CalendarDay
  readonly time: Time
  readonly isAllDay: boolean
}

export interface Column {
  readonly day: CalendarDay
  readonly slots: readonly Slot[]
  readonly isWeekend: boolean
  /** True if the day is before the first or after the last bookable day. */
  readonly isOutside: boolean
  /** True if the times of the day have been loaded. */
  readonly isKnown: boolean
}

export interface Span {
  /** The first day that can be booked. */
  readonly from: CalendarDay
  /** The last day that can be booked. If omitted, there is no limit. */
  readonly to?: CalendarDay | undefined
}

/** Returns the ISO 8601 week number. A week belongs to the year of its Thursday. */
export function getWeekNumber(monday: CalendarDay): number {
  const thursday = addDays(monday, 3)
  const newYear = `${thursday.slice(0, 4)}-01-01`
  return countWeeks(newYear, thursday) + 1
}

/**
 * Returns the Mondays of the group of four weeks that contains the given week. The groups are counted from the first
 * bookable week.
 */
export function listWeeksAround(week: CalendarDay, { from }: Span): readonly CalendarDay[] {
  const first = getMonday(from)
  const page = Math.floor(countWeeks(first, week) / WEEKS)
  return Array.from({ length: WEEKS }, (_, index) => addDays(first, (page * WEEKS + index) * DAYS))
}

export function toWeekWithin(week: CalendarDay, { from, to }: Span): CalendarDay {
  const [first, last] = [getMonday(from), to === undefined ? week : getMonday(to)]
  return week < first ? first : week > last ? last : week
}

export function listSlots({ day, times, isAllDay }: DayOffer): readonly Slot[] {
  const timed = sortTimes(times).map((time) => ({ day, time, isAllDay: false }))
  return isAllDay ? [{ day, time: ALL_DAY, isAllDay: true }, ...timed] : timed
}

export function createColumns(
  week: CalendarDay,
  offers: readonly DayOffer[],
  { from, to = "9" }: Span,
): readonly Column[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(week, index)
    const isOutside = day < from || day > to
    const offer = offers.find((offer) => offer.day === day)
    return {
      day,
      isOutside,
      isWeekend: index >= 5,
      isKnown: offer !== undefined || isOutside,
      slots: offer && !isOutside ? listSlots(offer) : [],
    }
  })
}

/** Limits each day to its first times. The selected slot is always included. */
export function limitSlots(columns: readonly Column[], max: number, selected: Slot | null): readonly Column[] {
  return columns.map((column) => ({
    ...column,
    slots: column.slots.filter((slot, index) => index < max || isSameSlot(slot, selected)),
  }))
}

export function getNextToFetch(offers: readonly DayOffer[], week: CalendarDay, span: Span): CalendarDay | null {
  const known = offers.map(({ day }) => day).sort()
  const next = known.length === 0 ? span.from : addDays(known.at(-1) ?? span.from, 1)
  if (span.to !== undefined && next > span.to) return null
  return countWeeks(week, next) < NEAR_END ? next : null
}

export interface Cell {
  readonly column: number
  readonly row: number
}

export function getKeyCell(
  key: string,
  { column, row }: Cell,
  columns: readonly Column[],
  isRightToLeft: boolean,
): Cell | null {
  const onwards = isRightToLeft ? -1 : 1
  const rows = columns[column]?.slots.length ?? 0
  const cells: Readonly<Record<string, Cell | null>> = {
    ArrowDown: { column, row: (row + 1) % rows },
    ArrowUp: { column, row: (row - 1 + rows) % rows },
    ArrowRight: findBeside(columns, { column, row }, onwards),
    ArrowLeft: findBeside(columns, { column, row }, -onwards),
    Home: findBeside(columns, { column: -1, row: 0 }, 1),
    End: findBeside(columns, { column: columns.length, row: Number.POSITIVE_INFINITY }, -1),
  }
  return cells[key] ?? null
}

export function findBeside(columns: readonly Column[], { column, row }: Cell, by: number): Cell | null {
  for (let next = column + by; next >= 0 && next < columns.length; next += by) {
    const rows = columns[next]?.slots.length ?? 0
    if (rows > 0) return { column: next, row: Math.min(row, rows - 1) }
  }
  return null
}

/** Formats a slot as a form submits it, for example `2026-12-07T08:30:00`. Spec 3 §3.1. */
export function formatSlot({ day, time }: Slot): string {
  return `${day}T${time}:00`
}

export function isSameSlot(a: Slot | null, b: Slot | null): boolean {
  return a?.day === b?.day && a?.time === b?.time && a?.isAllDay === b?.isAllDay
}

function countWeeks(first: CalendarDay, later: CalendarDay): number {
  return Math.floor(countDays(first, later) / DAYS)
}
