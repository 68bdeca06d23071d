"use client"

import { useDismiss, useInteractions } from "@floating-ui/react"
import type { CalendarDay } from "@forecourt/calendar"
import { type ReactNode, type RefObject, useEffect, useLayoutEffect } from "react"
import { Calendar } from "../calendar/index.ts"
import { useAnchored } from "../floating/use-anchored.ts"
import { daysOf } from "./date-field-core.ts"

export interface DatePopupProps {
  readonly group: RefObject<HTMLElement | null>
  readonly popup: RefObject<HTMLDivElement | null>
  readonly min: CalendarDay
  readonly max: CalendarDay | undefined
  readonly value: CalendarDay | null
  readonly isReadOnly: boolean
  readonly onChoose: (day: CalendarDay, event: Event | undefined) => void
  readonly onDismiss: (isByEscape: boolean) => void
  /** Renders the part around the calendar. */
  readonly render: (inside: ReactNode) => ReactNode
}

/** The kit's calendar with every day that may be chosen, below its field. It takes the focus when it comes. */
export default function DatePopup(props: DatePopupProps): ReactNode {
  const { group, popup, min, max, value, isReadOnly, onChoose, onDismiss, render } = props
  const { context, side, setAnchor, setFloating } = useAnchored({
    name: "date-field",
    isOpen: true,
    side: "bottom",
    onOpenChange: (_open, _event, reason) => onDismiss(reason === "escape-key"),
  })
  useInteractions([useDismiss(context, { capture: { escapeKey: true } })])
  useLayoutEffect(() => {
    setAnchor(group.current)
    setFloating(popup.current)
  }, [group, popup, setAnchor, setFloating])

  const hasPlace = side !== null
  useEffect(() => {
    // What is not shown yet cannot have it.
    if (hasPlace) popup.current?.querySelector<HTMLElement>("[data-day][tabindex='0']")?.focus()
  }, [hasPlace, popup])

  return render(
    <Calendar.Root
      available={daysOf(min, max)}
      min={min}
      value={value}
      readOnly={isReadOnly}
      onValueChange={(day, { event }) => day !== null && onChoose(day, event)}
    >
      <Calendar.Header>
        <Calendar.Previous />
        <Calendar.Heading />
        <Calendar.Next />
      </Calendar.Header>
      <Calendar.Grid />
    </Calendar.Root>,
  )
}
