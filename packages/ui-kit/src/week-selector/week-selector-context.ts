"use client"

import type { CalendarDay } from "@forecourt/calendar"
import { createContext } from "react"
import type { Change } from "../behaviour/use-controlled.ts"
import type { Column, Slot, Span } from "./week-selector-core.ts"

export type WeekSelectorReason = "slot" | "key" | "early" | "reset"

/** The reasons for showing another week. */
export type WeekReason = "week" | "earlier" | "later" | "key"

export interface WeekSelectorLabels {
  /** Name of the group of weeks. Message `weekSelector.weeks`. */
  readonly weeks?: string
  /** Name of a week; `{week}` is its number. Message `weekSelector.week`. */
  readonly week?: string
  /** Name of the button to earlier weeks. Message `weekSelector.earlier`. */
  readonly earlier?: string
  /** Name of the button to later weeks. Message `weekSelector.later`. */
  readonly later?: string
  /** Name of the group of times. Message `weekSelector.times`. */
  readonly times?: string
  /** Text for a day without times. Message `weekSelector.none`. */
  readonly none?: string
  /** Text of the whole-day slot. Message `weekSelector.allDay`. */
  readonly allDay?: string
  /** Name of a time, with `{day}` and `{time}`. Message `weekSelector.slot`. */
  readonly slot?: string
  /** Text announced while times are loading. Message `weekSelector.loading`. */
  readonly loading?: string
}

export interface WeekSelectorState {
  /** The Monday of the shown week. */
  readonly week: CalendarDay
  readonly value: Slot | null
}

export interface WeekSelector {
  readonly state: WeekSelectorState
  readonly span: Span
  readonly columns: readonly Column[]
  readonly isLoading: boolean
  readonly name: string
  readonly labels: WeekSelectorLabels
  readonly choose: Change<Slot | null, WeekSelectorReason>
  readonly show: Change<CalendarDay, WeekReason>
}

export const WeekSelectorContext = createContext<WeekSelector | null>(null)
