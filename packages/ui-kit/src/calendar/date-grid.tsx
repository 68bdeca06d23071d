"use client"

import type { CalendarDay } from "@forecourt/calendar"
import { createGregorianCalendar, toCalendarDate } from "@forecourt/calendar/calendar-date"
import { getFirstDay, getLastDay, getMonth } from "@forecourt/calendar/weeks-and-months"
import { type ReactNode, useLayoutEffect, useState } from "react"
import { useCalendar } from "react-aria/useCalendar"
import { type CalendarState, useCalendarState } from "react-stately/useCalendarState"
import { removePressStyle } from "../behaviour/no-press-style.ts"
import { createEntry, getFirstShown, getMonthAfter, type Offer } from "./calendar-core.ts"

export type GridEngine = CalendarState

interface DateGridOptions {
  readonly offer: Offer
  readonly chosen: CalendarDay | null
  readonly opensAt: CalendarDay | undefined
  readonly locale: string
  readonly isReadOnly: boolean
  readonly onChoose: (day: CalendarDay) => void
}

interface DateGridState {
  readonly engine: GridEngine
  /** Displays another month. For example, `turn(1)` displays the next month and `turn(-1)` the previous one. */
  readonly turn: (months: number) => void
  readonly choose: (day: CalendarDay) => void
}

export function useDateGrid({ offer, chosen, opensAt, locale, isReadOnly, onChoose }: DateGridOptions): DateGridState {
  const [reached, setReached] = useState<CalendarDay | null>(null)
  const shown = getMonthAfter(reached ? getMonth(reached) : getFirstShown(offer, chosen ?? opensAt), 0, offer)
  const state = useCalendarState({
    locale,
    isReadOnly,
    createCalendar: createGregorianCalendar,
    minValue: toCalendarDate(getFirstDay(offer.first)),
    maxValue: toCalendarDate(getLastDay(offer.last)),
    isDateUnavailable: (date) => !offer.isAvailable(date.toString()),
    value: chosen === null ? null : toCalendarDate(chosen),
    onChange: (date) => onChoose(date.toString()),
    focusedValue: toCalendarDate(createEntry(shown, offer, chosen, reached)),
    onFocusChange: (date) => setReached(date.toString()),
  })
  return {
    // The heading announces a month change; the engine would announce it a second time.
    engine: { ...state, isFocused: true },
    turn: (months) => setReached(createEntry(getMonthAfter(shown, months, offer), offer, chosen, null)),
    choose: (day) => {
      if (isReadOnly) return
      setReached(day)
      onChoose(day)
    },
  }
}

export function DateGrid({
  engine,
  name,
  children,
}: {
  readonly engine: GridEngine
  readonly name: string
  readonly children: ReactNode
}): ReactNode {
  useCalendar({ "aria-label": name }, engine)
  useLayoutEffect(removePressStyle, [])
  return children
}
