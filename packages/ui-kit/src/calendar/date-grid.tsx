"use client"

import { CalendarDate, GregorianCalendar } from "@internationalized/date"
import { type ReactNode, useLayoutEffect, useState } from "react"
import { useCalendar } from "react-aria/useCalendar"
import { type CalendarState, useCalendarState } from "react-stately/useCalendarState"
import { keepPressStyleAway } from "../behaviour/no-press-style.ts"
import { entryOf, firstShown, monthAfter, type Offer, WEEKS } from "./calendar-core.ts"
import { type Day, firstOf, lastOf, type Month, monthOf } from "./day.ts"

export type GridEngine = CalendarState

interface DateGridOptions {
  readonly offer: Offer
  readonly chosen: Day | null
  /** A day of the month to begin with, where none is chosen. */
  readonly opensAt: Day | undefined
  readonly today: Day | undefined
  readonly locale: string
  readonly isReadOnly: boolean
  readonly onChoose: (day: Day) => void
}

interface DateGridState {
  readonly engine: GridEngine
  /** Shows the month so many on. */
  readonly turn: (months: number) => void
  /** Chooses a day of whichever month, and shows that month. */
  readonly choose: (day: Day) => void
}

/**
 * The kit's date grid: weeks from Monday on, six of them, in the months that may be looked at. The engine knows where
 * the keyboard is; where it comes in is ours: the chosen day, else the first that is available.
 */
export function useDateGrid({
  offer,
  chosen,
  opensAt,
  today,
  locale,
  isReadOnly,
  onChoose,
}: DateGridOptions): DateGridState {
  const [reached, setReached] = useState<Day | null>(null)
  const entryIn = (month: Month) => entryOf(month, offer, chosen, reached, today)
  const shown = monthAfter(reached ? monthOf(reached) : firstShown(offer, chosen ?? opensAt), 0, offer)
  const state = useCalendarState({
    locale,
    isReadOnly,
    createCalendar: () => new GregorianCalendar(),
    weeksInMonth: WEEKS,
    firstDayOfWeek: "mon",
    minValue: dateOf(firstOf(offer.first)),
    maxValue: dateOf(lastOf(offer.last)),
    isDateUnavailable: (date) => !offer.days.includes(date.toString()),
    value: chosen === null ? null : dateOf(chosen),
    onChange: (date) => onChoose(date.toString()),
    focusedValue: dateOf(entryIn(shown)),
    onFocusChange: (date) => setReached(date.toString()),
  })
  return {
    // The heading says the month when it changes; the engine would say it once more.
    engine: { ...state, isFocused: true },
    turn: (months) => {
      const month = monthAfter(shown, months, offer)
      setReached(entryOf(month, offer, chosen, null, today))
    },
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
  useLayoutEffect(keepPressStyleAway, [])
  return children
}

/** A day as the engine has it. */
export function dateOf(day: Day): CalendarDate {
  const [year = 1970, month = 1, date = 1] = day.split("-").map(Number)
  return new CalendarDate(year, month, date)
}
