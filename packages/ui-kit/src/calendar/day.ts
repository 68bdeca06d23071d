/** A day as data has it: `2026-12-07`. It is the same day in every time zone. */
export type Day = string

/** A month: `2026-12`. */
export type Month = string

const DAY_MS = 86_400_000
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  return DAY.test(text) && asDay(Date.parse(text)) === text
}

export function addDays(day: Day, days: number): Day {
  return asDay(asMs(day) + days * DAY_MS)
}

/** The same day of another month, or that month's last. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return asDay(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

/** How many days after Monday: Sunday is 6. */
export function weekdayOf(day: Day): number {
  return (new Date(asMs(day)).getUTCDay() + 6) % 7
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7)
}

export function firstOf(month: Month): Day {
  return `${month}-01`
}

export function lastOf(month: Month): Day {
  return addDays(addMonths(firstOf(month), 1), -1)
}

/** Midnight of the day in UTC: a moment that `Intl` can say, asked for UTC. */
export function asMs(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function asDay(ms: number): string {
  return Number.isNaN(ms) ? "" : new Date(ms).toISOString().slice(0, 10)
}
