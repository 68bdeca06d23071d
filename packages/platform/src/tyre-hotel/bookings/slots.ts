import { isHoliday } from "../data/holidays.ts"
import { type CalendarDay, weekdayOf } from "../time/calendar-day.ts"
import { instantOf, type WallTime } from "../time/wall-time.ts"
import type { Workshop } from "./workshop.types.ts"

/** What one vehicle can be booked for. */
export interface Slot {
  /** Names it within its workshop: the time it starts, or the day when it has no time. */
  readonly name: string
  readonly day: CalendarDay
  /** `null` when the workshop gets back with a time. */
  readonly startsAt: WallTime | null
  readonly instant: number | null
  readonly capacity: number
}

/** What a workshop offers on a day when nobody has booked yet. */
export function slotsOf(workshop: Workshop, day: CalendarDay): Slot[] {
  const hours = workshop.openingHours[weekdayOf(day)]
  if (hours === undefined || isHoliday(workshop.country, day)) return []
  if ("byArrangement" in hours) {
    return [{ name: day, day, startsAt: null, instant: null, capacity: hours.byArrangement }]
  }
  const slots: Slot[] = []
  const closes = minutesOf(hours.closes)
  for (let start = minutesOf(hours.opens); start + workshop.slotMinutes <= closes; start += workshop.slotMinutes) {
    const startsAt = `${day}T${clockOf(start)}:00`
    const instant = instantOf(startsAt, workshop.zone)
    // No clock shows the hour that spring leaves out.
    if (instant !== null) slots.push({ name: startsAt, day, startsAt, instant, capacity: workshop.capacity })
  }
  return slots
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number)
  return hours * 60 + minutes
}

function clockOf(minutes: number): string {
  const pad = (number: number) => String(number).padStart(2, "0")
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}
