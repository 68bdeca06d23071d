"use client"

import type { CalendarDay } from "@forecourt/calendar"
import type { Change } from "../behaviour/use-controlled.ts"
import { createPartContext } from "../part/part-context.ts"
import type { Column, Slot, Span } from "./week-selector-core.ts"

export type WeekSelectorReason = "slot" | "key" | "early" | "reset"

export type WeekReason = "week" | "earlier" | "later" | "key"

export interface WeekSelectorLabels {
  /** The accessible name of the group of weeks. Defaults to the message `weekSelector.weeks`. */
  readonly weeks?: string
  /**
   * The accessible name of a week, with the placeholder `{week}` for its number. Defaults to the message
   * `weekSelector.week`.
   */
  readonly week?: string
  /** The accessible name of the button that shows earlier weeks. Defaults to the message `weekSelector.earlier`. */
  readonly earlier?: string
  /** The accessible name of the button that shows later weeks. Defaults to the message `weekSelector.later`. */
  readonly later?: string
  /** The accessible name of the group of bookable times. Defaults to the message `weekSelector.times`. */
  readonly times?: string
  /** The text of the button that shows all times of each day. Defaults to the message `weekSelector.all`. */
  readonly all?: string
  /** The text that is displayed for a day without bookable times. Defaults to the message `weekSelector.none`. */
  readonly none?: string
  /** The text of the slot for a whole-day booking. Defaults to the message `weekSelector.allDay`. */
  readonly allDay?: string
  /**
   * The accessible name of a time, with the placeholders `{day}` and `{time}`. Defaults to the message
   * `weekSelector.slot`.
   */
  readonly slot?: string
  /** The text announced while times are loading. Defaults to the message `weekSelector.loading`. */
  readonly loading?: string
}

export interface WeekSelectorState {
  /** The date of the Monday of the displayed week. */
  readonly week: CalendarDay
  readonly value: Slot | null
}

export interface WeekSelector {
  readonly state: WeekSelectorState
  readonly span: Span
  readonly columns: readonly Column[]
  /** True if all times of each day are displayed, or `null` if no time is hidden. */
  readonly isWhole: boolean | null
  readonly isLoading: boolean
  readonly name: string
  readonly labels: WeekSelectorLabels
  readonly choose: Change<Slot | null, WeekSelectorReason>
  readonly setWhole: (isWhole: boolean) => void
  readonly show: Change<CalendarDay, WeekReason>
}

export const [WeekSelectorContext, useWeekSelector] = createPartContext<WeekSelector>("WeekSelector")
