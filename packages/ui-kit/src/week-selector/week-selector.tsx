"use client"

import type { CalendarDay } from "@forecourt/calendar"
import { getMonday } from "@forecourt/calendar/weeks-and-months"
import { type ReactNode, useEffect, useId, useRef, useState } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { useControlled } from "../behaviour/use-controlled.ts"
import { useEarlyInput } from "../behaviour/use-early-input.ts"
import { useFormReset } from "../behaviour/use-form-reset.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./week-selector.module.css"
import {
  type WeekReason,
  WeekSelectorContext,
  type WeekSelectorLabels,
  type WeekSelectorReason,
  type WeekSelectorState,
} from "./week-selector-context.ts"
import {
  createColumns,
  type DayOffer,
  formatSlot,
  getNextToFetch,
  isSameSlot,
  limitSlots,
  type Slot,
  toWeekWithin,
} from "./week-selector-core.ts"
import { All, Days, Status } from "./week-selector-days.tsx"
import { Earlier, Later, Weeks } from "./week-selector-weeks.tsx"

const part = anatomy("week-selector", css)

export interface WeekSelectorRootProps extends Omit<PartProps<"div", WeekSelectorState>, "defaultValue"> {
  /** The days that have been loaded, each with its bookable times. They can be in any order. */
  readonly days: readonly DayOffer[]
  /** The first day that can be booked. */
  readonly from: CalendarDay
  /** The last day that can be booked. If omitted, there is no limit. */
  readonly to?: CalendarDay
  /**
   * Called with the first day to fetch, initially and whenever the displayed week is near the end of the loaded days.
   */
  readonly onFetch?: (from: CalendarDay) => void
  /** The number of times of a day that are displayed until the visitor shows all. @default all times */
  readonly visibleTimes?: number
  /** True while days are loading. @default false */
  readonly isLoading?: boolean
  /** The selected slot if the component is controlled, or `null` if no slot is selected. */
  readonly value?: Slot | null
  /** The initially selected time. @default null */
  readonly defaultValue?: Slot | null
  /** Called before the selected slot changes. Call `details.cancel()` to prevent the change. */
  readonly onValueChange?: (value: Slot | null, details: ChangeDetails<WeekSelectorReason>) => void
  /** The date of the Monday of the displayed week if the week is controlled. */
  readonly week?: CalendarDay
  /** Called before another week is displayed. Call `details.cancel()` to keep the current week. */
  readonly onWeekChange?: (week: CalendarDay, details: ChangeDetails<WeekReason>) => void
  /** The name under which a form submits the selected slot. The value has the form `2026-12-07T08:30:00`. */
  readonly name?: string
  /** The name under which a form submits the value `true` if the selected slot is a whole day. */
  readonly allDayName?: string
  readonly labels?: WeekSelectorLabels
}

/**
 * The bookable times of one week, with a column for each day. More days are fetched when the displayed week is near the
 * end of the loaded days.
 */
export function Root({
  days,
  from,
  to,
  onFetch,
  visibleTimes = Number.POSITIVE_INFINITY,
  isLoading = false,
  value,
  defaultValue = null,
  onValueChange,
  week: givenWeek,
  onWeekChange,
  name,
  allDayName,
  labels = {},
  ...props
}: WeekSelectorRootProps): ReactNode {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const span = { from, to }
  const [slot, choose] = useControlled(value, defaultValue, onValueChange)
  const [firstWeek] = useState(() => getMonday(slot?.day ?? findFirstOffered(days, from)))
  const [heldWeek, show] = useControlled(givenWeek, firstWeek, onWeekChange)
  const week = toWeekWithin(heldWeek, span)
  const [isExpanded, setWhole] = useState(false)
  const all = createColumns(week, days, span)
  const isLimited = all.some(({ slots }) => slots.length > visibleTimes)
  const columns = isExpanded ? all : limitSlots(all, visibleTimes, slot)

  useFetching(isLoading, getNextToFetch(days, week, span), week, onFetch)
  useFormReset(root, (event) => choose(defaultValue, "reset", event))
  useEarlyInput(() => {
    const inputs = [...(root.current?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? [])]
    const at = inputs.findIndex(({ checked }) => checked)
    const early = columns.flatMap(({ slots }) => slots)[at] ?? null
    if (early && !isSameSlot(early, slot)) choose(early, "early", undefined)
  })

  const state = { week, value: slot }
  const isElsewhere = slot !== null && getMonday(slot.day) !== week
  const ownProps = {
    ref: root,
    children: (
      <>
        <Earlier />
        <Weeks />
        <Later />
        <Status />
        <Days />
        <All />
      </>
    ),
  }
  return (
    <WeekSelectorContext
      value={{
        state,
        span,
        columns,
        isWhole: isLimited ? isExpanded : null,
        isLoading,
        name: name ?? id,
        labels,
        choose,
        setWhole,
        show,
      }}
    >
      {renderPart("div", part("root", { loading: isLoading }), ownProps, props, state)}
      {name && isElsewhere ? <input type="hidden" name={name} value={formatSlot(slot)} /> : null}
      {allDayName && slot?.isAllDay ? <input type="hidden" name={allDayName} value="true" /> : null}
    </WeekSelectorContext>
  )
}

function findFirstOffered(days: readonly DayOffer[], from: CalendarDay): CalendarDay {
  const offered = days.filter(({ day, times, isAllDay }) => day >= from && (isAllDay || times.length > 0))
  return offered.map(({ day }) => day).sort()[0] ?? from
}

/** Fetches more days, once for each displayed week. A failed request is repeated when the week is displayed again. */
function useFetching(
  isLoading: boolean,
  next: CalendarDay | null,
  week: CalendarDay,
  onFetch: ((from: CalendarDay) => void) | undefined,
): void {
  const lastRequest = useRef("")
  useEffect(() => {
    const question = `${week} ${next}`
    if (isLoading || lastRequest.current === question) return
    lastRequest.current = question
    if (next !== null) onFetch?.(next)
  })
}
