import type { CalendarDay } from "../calendar-day.ts"
import type { Weekday } from "../weekday.ts"

/**
 * An interval of opening hours from `HH:mm` to `HH:mm`, at most `24:00`. If the closing time is not later than the
 * opening time, the interval ends on the next day.
 */
export interface OpenInterval {
  readonly opens: string
  readonly closes: string
}

/** Opening hours that could not be parsed. The original text is kept in `words`. */
export interface WordedHours {
  readonly words: string
  /** True if visits on this day must be arranged in advance. */
  readonly isByArrangement: boolean
  /** The maximum number of visits by arrangement. @default the capacity of the place */
  readonly visits?: number
}

/**
 * The opening hours of a day: a list of intervals in chronological order, or a text that could not be parsed. The list
 * is empty if the place is closed.
 */
export type DayHours = readonly OpenInterval[] | WordedHours

/** A day with hours that differ from the regular hours of its weekday. */
export interface Deviation {
  /** The day as `YYYY-MM-DD`, or as `MM-DD` if the hours apply in every year. */
  readonly day: CalendarDay
  readonly hours: DayHours
}

/** A period in which the regular hours do not apply, for example staff holidays or the off-season. */
export interface Vacation {
  readonly title: string
  readonly from: CalendarDay
  /** The last day, inclusive. */
  readonly to: CalendarDay
  /** The opening hours during the vacation, by weekday. The place is closed on weekdays that are not listed. */
  readonly weekdays: WeekHours
  readonly lines: readonly WrittenLine[]
}

/** The opening hours by weekday. The place is closed on weekdays that are not listed. */
export type WeekHours = Readonly<Partial<Record<Weekday, DayHours>>>

/** A line of opening hours as it was written, such as `{ days: "Fredag", hours: "09:00–18:00" }`. */
export interface WrittenLine {
  readonly days: string
  readonly hours: string
}

/** The opening hours of a place, in the local time of that place. */
export interface OpeningSchedule {
  /**
   * The two-letter country code. The place is closed on the country's public holidays unless the schedule contains
   * hours for them.
   */
  readonly country: string
  readonly weekdays: WeekHours
  readonly deviations: readonly Deviation[]
  readonly vacations: readonly Vacation[]
  /** The lines of the opening hours that could not be parsed. They are displayed exactly as they were written. */
  readonly lines: readonly WrittenLine[]
}
