"use client"

import { useDismiss, useInteractions } from "@floating-ui/react"
import { addMonths, type CalendarDay } from "@forecourt/calendar"
import { type ReactNode, type RefObject, useEffect, useLayoutEffect } from "react"
import { Calendar } from "../calendar/index.ts"
import { useAnchored } from "../floating/use-anchored.ts"

const MONTHS_AHEAD = 24

export interface DatePopupProps {
  readonly group: RefObject<HTMLElement | null>
  readonly popup: RefObject<HTMLDivElement | null>
  readonly min: CalendarDay
  readonly max: CalendarDay | undefined
  readonly value: CalendarDay | null
  readonly isReadOnly: boolean
  readonly onChoose: (day: CalendarDay, event: Event | undefined) => void
  readonly onDismiss: (isByEscape: boolean) => void
  readonly render: (children: ReactNode) => ReactNode
}

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
    // A hidden element cannot get the focus.
    if (hasPlace) popup.current?.querySelector<HTMLElement>("[data-day][tabindex='0']")?.focus()
  }, [hasPlace, popup])

  return render(
    <Calendar.Root
      min={min}
      max={max ?? addMonths(min, MONTHS_AHEAD)}
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
