import type { CalendarDay } from "../calendar-day.ts"
import type { Weekday } from "../weekday.ts"

/** Hours from `HH:mm` to `HH:mm`, up to `24:00`. They end on the next day when they close at or before they open. */
export interface OpenInterval {
  readonly opens: string
  readonly closes: string
}

/** Hours that cannot be parsed, as they were written. */
export interface WordedHours {
  readonly words: string
  /** Set when visits are possible on this day, at a time that is agreed later. */
  readonly isByArrangement: boolean
  /** The number of such visits. @default as many as there is room for */
  readonly visits?: number
}

/** The hours of one day, in order. Without any interval it is closed. */
export type DayHours = readonly OpenInterval[] | WordedHours

/** A day whose hours are not those of its weekday. */
export interface Deviation {
  /** The day, or `MM-DD` when it was written without a year. */
  readonly day: CalendarDay
  readonly hours: DayHours
}

/** Days on which the hours of the week do not apply, for example holidays of the staff or the time out of season. */
export interface Vacation {
  readonly title: string
  readonly from: CalendarDay
  /** The last day, inclusive. */
  readonly to: CalendarDay
  /** The hours during the vacation. A weekday that is left out is closed. */
  readonly weekdays: WeekHours
  /** The same hours as they were written. */
  readonly lines: readonly WrittenLine[]
}

/** The hours by weekday. A weekday that is left out is closed. */
export type WeekHours = Readonly<Partial<Record<Weekday, DayHours>>>

/** Days and hours as they were written. */
export interface WrittenLine {
  readonly days: string
  readonly hours: string
}

/** The opening hours of a place, by its local clock. */
export interface OpeningSchedule {
  /**
   * The code of the country, in two letters. On its public holidays the place is closed unless the schedule has hours
   * for them.
   */
  readonly country: string
  readonly weekdays: WeekHours
  readonly deviations: readonly Deviation[]
  readonly vacations: readonly Vacation[]
  /** Lines that cannot be parsed. They are shown as they were written. */
  readonly lines: readonly WrittenLine[]
}
