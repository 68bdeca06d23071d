import type { Weekday } from "../time/calendar-day.ts"

export interface Workshop {
  /** What calls know it by: the location's `erpId`. */
  readonly id: string
  /** Two letters; names the holidays. */
  readonly country: string
  readonly zone: string
  readonly openingHours: OpeningHours
  readonly slotMinutes: number
  /** Vehicles that are taken at the same time. */
  readonly capacity: number
}

/** A weekday that is left out is closed. */
export type OpeningHours = Readonly<Partial<Record<Weekday, Hours>>>

/** Times of the wall, or so many vehicles that are taken on the day at a time the workshop gets back with. */
export type Hours = { readonly opens: string; readonly closes: string } | { readonly byArrangement: number }
