import {
  addDays,
  type CalendarDay,
  type CalendarWindow,
  createWindow,
  getDayInZone,
  isCalendarDay,
  listDays,
  listSlots,
  type OpeningTimes,
  type Slot,
} from "@forecourt/calendar"
import type { WorkshopBookingTimeslots } from "@forecourt/contracts/workshop-booking"
import type { Statements } from "@forecourt/service-kit/storage"
import { listTaken, type Taken } from "./storage/taken-times.ts"

/** The range of days that can be booked. It is the same as for the tyre hotel. */
const RULE = { firstAfterDays: 1, lastAfterMonths: 3 }
/** The local time at which whole-day bookings start. Spec 3 §4.1. */
export const FULL_DAY_STARTS = "08:00:00"
const MINUTE_MS = 60_000
/** The number of days for which time slots are returned at once. Spec 3 §4.1. */
const DAYS_AT_A_TIME = 28

export type TimesOf = OpeningTimes & { readonly id: string }

export interface Stretch {
  readonly day: CalendarDay
  /** The start time of the booking, in the workshop's local time. */
  readonly startsAt: string
  readonly isFullDay: boolean
  readonly slots: readonly Slot[]
}

export function createBookingWindow(now: number, zone: string): CalendarWindow {
  return createWindow(getDayInZone(zone, now), RULE)
}

export function listStretches(workshop: OpeningTimes, day: CalendarDay, minutes: number): Stretch[] {
  const slots = listSlots(workshop, day)
  const [first] = slots
  if (first === undefined) return []
  const needed = Math.ceil(minutes / workshop.slotMinutes)
  const times = slots.flatMap(({ startsAt }, index) => {
    const taken = slots.slice(index, index + needed)
    return startsAt === null || taken.length < needed || !isInOneGo(taken, workshop)
      ? []
      : [{ day, startsAt, isFullDay: false, slots: taken }]
  })
  const startsAt = `${day}T${FULL_DAY_STARTS}`
  // A car cannot be left before a workshop opens.
  if (first.startsAt !== null && first.startsAt > startsAt) return times
  return [...times, { day, startsAt, isFullDay: true, slots }]
}

/** Finds the stretch that starts at a given time. Returns `null` if the workshop does not offer it. */
export function findStretch(
  workshop: OpeningTimes,
  { timeSlot: startsAt, isFullDay }: { readonly timeSlot: string; readonly isFullDay: boolean },
  minutes: number,
  now: number,
): Stretch | null {
  const { first, last } = createBookingWindow(now, workshop.zone)
  const day = startsAt.slice(0, 10)
  if (!isCalendarDay(day) || day < first || day > last) return null
  const isWanted = (stretch: Stretch) => stretch.startsAt === startsAt && stretch.isFullDay === isFullDay
  return listStretches(workshop, day, minutes).find(isWanted) ?? null
}

function isInOneGo(slots: readonly Slot[], { slotMinutes }: OpeningTimes): boolean {
  const [first, last] = [slots[0]?.instant ?? 0, slots.at(-1)?.instant ?? 0]
  return last - first === (slots.length - 1) * slotMinutes * MINUTE_MS
}

export function getCapacity({ slots }: Stretch): number {
  return Math.min(...slots.map(({ capacity }) => capacity))
}

function isFree(stretch: Stretch, taken: Taken): boolean {
  const resources = Array.from({ length: getCapacity(stretch) }, (_, index) => index + 1)
  return resources.some((resource) => stretch.slots.every(({ name }) => !taken.get(name)?.has(resource)))
}

interface BookedTime {
  readonly startsAt: string
  readonly isFullDay: number
}

function isSameTime({ startsAt, isFullDay }: Stretch, booked: BookedTime | undefined): boolean {
  return booked !== undefined && booked.startsAt === startsAt && booked.isFullDay === Number(isFullDay)
}

interface Wanted {
  readonly workshop: TimesOf
  readonly minutes: number
  readonly now: number
  /** The hash of the visitor whose own hold counts as free, or `null` if every hold counts as taken. */
  readonly visitor: string | null
  /** The booking that is moved, whose times count as free. Its present time is not listed. */
  readonly movedBooking?: BookedTime & { readonly id: string }
}

/** Fetches the free time slots of a workshop for a number of days. Spec 3 §7.1. */
export async function fetchTimeslots(
  storage: Statements,
  { workshop, minutes, now, visitor, movedBooking }: Wanted,
  from: CalendarDay,
): Promise<WorkshopBookingTimeslots> {
  const window = createBookingWindow(now, workshop.zone)
  const wanted = addDays(from, DAYS_AT_A_TIME - 1)
  const last = wanted < window.last ? wanted : window.last
  const query = {
    ids: [workshop.id],
    first: from,
    last,
    now,
    visitor,
    ...(movedBooking && { movedBooking: movedBooking.id }),
  }
  const taken = (await listTaken(storage, query)).get(workshop.id) ?? new Map()
  return listDays(from, last).map((date) => {
    const stretches = date < window.first ? [] : listStretches(workshop, date, minutes)
    const free = stretches.filter((stretch) => isFree(stretch, taken) && !isSameTime(stretch, movedBooking))
    return {
      date,
      availableSlots: free.filter(({ isFullDay }) => !isFullDay).map(({ startsAt }) => startsAt.slice(11, 16)),
      allDaySlotAvailable: free.some(({ isFullDay }) => isFullDay),
    }
  })
}

export function fetchTakenSoon(
  storage: Statements,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Taken>> {
  const today = getDayInZone("UTC", now)
  // Elsewhere it may be a day earlier or later, and the first day to book is tomorrow.
  return listTaken(storage, { ids, first: today, last: addDays(today, DAYS_AT_A_TIME + 2), now, visitor: null })
}

export async function findFirstTime(
  storage: Statements,
  { workshop, minutes, now }: Omit<Wanted, "visitor" | "movedBooking">,
  soon: Taken,
): Promise<Stretch | null> {
  const { first, last } = createBookingWindow(now, workshop.zone)
  for (let from = first; from <= last; from = addDays(from, DAYS_AT_A_TIME)) {
    const end = addDays(from, DAYS_AT_A_TIME - 1)
    const until = end < last ? end : last
    const query = { ids: [workshop.id], first: from, last: until, now, visitor: null }
    const taken = from === first ? soon : (await listTaken(storage, query)).get(workshop.id)
    for (const day of listDays(from, until)) {
      const stretch = listStretches(workshop, day, minutes).find((item) => isFree(item, taken ?? new Map()))
      if (stretch !== undefined) return stretch
    }
  }
  return null
}
