import type { CalendarDay } from "./calendar-day.ts"
import { isHoliday } from "./holidays.ts"
import { instantOf, type WallTime } from "./wall-time.ts"
import { getWeekday, type Weekday } from "./weekday.ts"

/** When something is open for appointments, and for how many at the same time. */
export interface OpeningTimes {
  /** Two letters; names the holidays. */
  readonly country: string
  readonly zone: string
  readonly openingHours: OpeningHours
  readonly slotMinutes: number
  readonly capacity: number
}

/** A weekday that is left out is closed. */
export type OpeningHours = Readonly<Partial<Record<Weekday, Hours>>>

/** Times of the wall, or so many that are taken on the day, at a time that is agreed upon later. */
export type Hours = { readonly opens: string; readonly closes: string } | { readonly byArrangement: number }

/** What one appointment can be made for. */
export interface Slot {
  /** Names it within its place: the time it starts, or the day when it has no time. */
  readonly name: string
  readonly day: CalendarDay
  /** `null` when the time is agreed upon later. */
  readonly startsAt: WallTime | null
  readonly instant: number | null
  readonly capacity: number
}

/** What is offered on a day when nobody has booked yet. An appointment ends before it closes. */
export function slotsOf(times: OpeningTimes, day: CalendarDay): Slot[] {
  const { openingHours, country, zone, slotMinutes, capacity } = times
  const hours = openingHours[getWeekday(day)]
  if (hours === undefined || isHoliday(country, day)) return []
  if ("byArrangement" in hours) {
    return [{ name: day, day, startsAt: null, instant: null, capacity: hours.byArrangement }]
  }
  const slots: Slot[] = []
  const closes = minutesOf(hours.closes)
  for (let start = minutesOf(hours.opens); start + slotMinutes <= closes; start += slotMinutes) {
    const startsAt = `${day}T${clockOf(start)}:00`
    const instant = instantOf(startsAt, zone)
    // No clock shows the hour that spring leaves out.
    if (instant !== null) slots.push({ name: startsAt, day, startsAt, instant, capacity })
  }
  return slots
}

/** Reads `08:00-17:00`, `6 by arrangement`, or nothing for closed; `null` for what is none of them. */
export function readHours(text: string): Hours | "closed" | null {
  if (text === "") return "closed"
  const [, count] = /^([1-9]\d?) by arrangement$/.exec(text) ?? []
  if (count !== undefined) return { byArrangement: Number(count) }
  const [, opens = "", closes = ""] = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.exec(text) ?? []
  return opens < closes ? { opens, closes } : null
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number)
  return hours * 60 + minutes
}

function clockOf(minutes: number): string {
  const pad = (number: number) => String(number).padStart(2, "0")
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}
