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
  /** A day of the month to begin with, where none is chosen. */
  readonly opensAt: CalendarDay | undefined
  readonly locale: string
  readonly isReadOnly: boolean
  readonly onChoose: (day: CalendarDay) => void
}

interface DateGridState {
  readonly engine: GridEngine
  /** Shows the month so many on. */
  readonly turn: (months: number) => void
  /** Chooses a day of whichever month, and shows that month. */
  readonly choose: (day: CalendarDay) => void
}

/**
 * The kit's date grid: weeks from Monday on, six of them, in the months that may be looked at. The engine knows where
 * the keyboard is; where it comes in is ours: the chosen day, else the first that is available.
 */
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
    // The heading says the month when it changes; the engine would say it once more.
    engine: { ...state, isFocused: true },
    turn: (months) => setReached(createEntry(getMonthAfter(shown, months, offer), offer, chosen, null)),
    choose: (day) => {
      if (isReadOnly) return
      setReached(day)
      onChoose(day)
    },
  }
}

/** Says the chosen day, and gives days and keys what they need of each other. */
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
