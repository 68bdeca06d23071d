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

/** Opening hours that could not be parsed and are kept as a text. */
export interface WordedHours {
  readonly words: string
  /** True when visits on this day must be arranged in advance. */
  readonly isByArrangement: boolean
  /** The maximum number of visits by arrangement. @default the capacity of the place */
  readonly visits?: number
}

/** The hours of a day, in order. An empty list means that the place is closed. */
export type DayHours = readonly OpenInterval[] | WordedHours

/** A day with hours that differ from the regular hours of its weekday. */
export interface Deviation {
  /** The day, in the format `MM-DD` if it has no year. */
  readonly day: CalendarDay
  readonly hours: DayHours
}

/** A period in which the regular hours do not apply, for example staff holidays or the off-season. */
export interface Vacation {
  readonly title: string
  readonly from: CalendarDay
  /** The last day, inclusive. */
  readonly to: CalendarDay
  /** The hours by weekday during the vacation. The place is closed on weekdays that are absent. */
  readonly weekdays: WeekHours
  readonly lines: readonly WrittenLine[]
}

/** The hours by weekday. The place is closed on weekdays that are absent. */
export type WeekHours = Readonly<Partial<Record<Weekday, DayHours>>>

/** A line of opening hours, with the days and the hours as texts. */
export interface WrittenLine {
  readonly days: string
  readonly hours: string
}

/** The opening hours of a place in its local time. */
export interface OpeningSchedule {
  /**
   * The two-letter country code. The place is closed on the country's public holidays unless the schedule contains
   * hours for them.
   */
  readonly country: string
  readonly weekdays: WeekHours
  readonly deviations: readonly Deviation[]
  readonly vacations: readonly Vacation[]
  /** The lines that could not be parsed, which are shown unchanged. */
  readonly lines: readonly WrittenLine[]
}
