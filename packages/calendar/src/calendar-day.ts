/** A day of the calendar, `YYYY-MM-DD`, in no zone. */
export type CalendarDay = string

/** The days of the week, from Sunday on. */
export const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const

/** A day of the week, in English. */
export type Weekday = (typeof WEEKDAYS)[number]

/** Whether there is such a day: the 30th of February is none. */
export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text
}

/** The day that lies so many days later, or before. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const [year, month, date] = partsOf(day)
  return dayOf(Date.UTC(year, month - 1, date + count))
}

/** The same day of a later month, or the month's last one: three months after 30 November is 28 February. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const [year, month, date] = partsOf(day)
  const lastOfMonth = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return dayOf(Date.UTC(year, month - 1 + count, Math.min(date, lastOfMonth)))
}

/** Which day of the week a day is. */
export function weekdayOf(day: CalendarDay): Weekday {
  const [year, month, date] = partsOf(day)
  return WEEKDAYS[new Date(Date.UTC(year, month - 1, date)).getUTCDay()] as Weekday
}

/** Every day from the first to the last; none when they are the wrong way round. */
export function daysBetween(first: CalendarDay, last: CalendarDay): CalendarDay[] {
  const days: CalendarDay[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

function partsOf(day: CalendarDay): [year: number, month: number, date: number] {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split("-").map(Number)
  return [year, month, date]
}

function dayOf(milliseconds: number): CalendarDay {
  return Number.isNaN(milliseconds) ? "" : new Date(milliseconds).toISOString().slice(0, 10)
}
