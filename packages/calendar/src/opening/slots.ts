import { addDays, type CalendarDay } from "../calendar-day.ts"
import { toInstant, type WallTime } from "../wall-time.ts"
import { isIntervals } from "./day-hours.ts"
import { formatMinutes, getHours, readMinutes } from "./opening-at.ts"
import type { OpeningSchedule } from "./schedule.types.ts"

/**
 * The data from which appointment times are calculated: the opening hours, the length of an appointment, and the number
 * of appointments that can take place at the same time.
 */
export interface OpeningTimes {
  readonly zone: string
  readonly schedule: OpeningSchedule
  readonly slotMinutes: number
  readonly capacity: number
}

/** A bookable start time for an appointment, or a bookable day if the time is agreed later. */
export interface Slot {
  /**
   * The name of the slot, which is unique within its place. It is the start time, such as `2026-12-24T09:00:00`, or
   * only the day if the time is agreed later.
   */
  readonly name: string
  readonly day: CalendarDay
  /** The local start time, or `null` if the time is agreed later. */
  readonly startsAt: WallTime | null
  readonly instant: number | null
  readonly capacity: number
}

/**
 * Lists all slots that start on a day, even those that are already booked. Every slot ends before or at closing time.
 */
export function listSlots(times: OpeningTimes, day: CalendarDay): Slot[] {
  const hours = getHours(times.schedule, day)
  if (hours !== null && !isIntervals(hours)) {
    const { isByArrangement, visits = times.capacity } = hours
    return isByArrangement ? [{ name: day, day, startsAt: null, instant: null, capacity: visits }] : []
  }
  return [...listTimes(times, addDays(day, -1)), ...listTimes(times, day)].filter((slot) => slot.day === day)
}

const DAY_MINUTES = 1440

/**
 * Lists the slots within the opening hours of a day. A slot that starts after midnight has the date of the next day.
 */
function listTimes({ schedule, zone, slotMinutes, capacity }: OpeningTimes, opensOn: CalendarDay): Slot[] {
  const hours = getHours(schedule, opensOn)
  if (hours === null || !isIntervals(hours)) return []
  const slots = new Map<string, Slot>()
  for (const { opens, closes } of hours) {
    const [from, to] = [readMinutes(opens), readMinutes(closes)]
    const end = to > from ? to : to + DAY_MINUTES
    for (let start = from; start + slotMinutes <= end; start += slotMinutes) {
      const day = start < DAY_MINUTES ? opensOn : addDays(opensOn, 1)
      const startsAt = `${day}T${formatMinutes(start % DAY_MINUTES)}:00`
      const instant = toInstant(startsAt, zone)
      // No clock shows the hour that spring skips.
      if (instant !== null) slots.set(startsAt, { name: startsAt, day, startsAt, instant, capacity })
    }
  }
  return [...slots.values()]
}
