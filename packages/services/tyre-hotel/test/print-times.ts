// Prints what the tyre hotel makes of the instants and days it is handed, for a process in any zone.

import { listSlots, type OpeningTimes, readHours } from "@forecourt/calendar"
import { createBookingWindow } from "../src/bookings/booking-window.ts"
import type { TimeQuestion } from "./time-cases.ts"

export interface PrintedTimes {
  readonly zone: string
  readonly times: readonly string[]
}

const NIGHT = readHours("00:00-08:00")

/** Creates a workshop that is open at night, when clocks change. */
function createNightWorkshop(zone: string): OpeningTimes {
  const weekdays = { sunday: NIGHT, monday: NIGHT, saturday: NIGHT }
  const schedule = { country: "none", weekdays, deviations: [], vacations: [], lines: [] }
  return { zone, schedule, slotMinutes: 60, capacity: 1 }
}

const questions = JSON.parse(process.argv[2] ?? "[]") as TimeQuestion[]
const times = questions.map((question) => {
  if ("now" in question) {
    const { first, last } = createBookingWindow(Date.parse(question.now), question.zone)
    return `${first} to ${last}`
  }
  const slots = listSlots(createNightWorkshop(question.zone), question.day)
  return slots.map(({ startsAt, instant }) => `${startsAt?.slice(11, 13)}=${getHour(instant)}`).join(" ")
})
const printed: PrintedTimes = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, times }
console.log(JSON.stringify(printed))

function getHour(instant: number | null): string {
  return instant === null ? "never" : new Date(instant).toISOString().slice(8, 13)
}
