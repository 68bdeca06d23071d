"use client"

import { addDays, type CalendarDay } from "@forecourt/calendar"
import { getMonday } from "@forecourt/calendar/weeks-and-months"
import type { MouseEvent, ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import arrows from "../arrows/arrows.module.css"
import { ChevronIcon } from "../icons/icons.tsx"
import { useKit, useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./week-selector.module.css"
import { useWeekSelector, type WeekReason, type WeekSelectorState } from "./week-selector-context.ts"
import { DAYS, getWeekNumber, listWeeksAround } from "./week-selector-core.ts"
import { createWeekTexts } from "./week-selector-texts.ts"

const part = anatomy("week-selector", { earlier: arrows.previous, later: arrows.next }, css)

/** The buttons for four weeks, of which one is displayed. */
export function Weeks(props: PartProps<"div", WeekSelectorState>): ReactNode {
  const { state, span, labels } = useWeekSelector()
  const text = useText()
  const weeks = listWeeksAround(state.week, span).filter((week) => !span.to || week <= span.to)
  const ownProps = {
    role: "group",
    "aria-label": text("weekSelector.weeks", labels.weeks),
    children: weeks.map((week) => <Week key={week} week={week} />),
  }
  return renderPart("div", part("weeks"), ownProps, props, state)
}

export interface WeekState {
  readonly week: CalendarDay
  readonly isShown: boolean
}

export interface WeekProps extends PartProps<"button", WeekState> {
  /** The date of the Monday with which the week starts. */
  readonly week: CalendarDay
}

/** A button that displays the days of its week. */
export function Week({ week, ...props }: WeekProps): ReactNode {
  const { state, labels, show } = useWeekSelector()
  const { locale } = useKit()
  const text = useText()
  const isShown = week === state.week
  const ownProps = {
    type: "button",
    "aria-pressed": isShown,
    onClick: ({ nativeEvent }: MouseEvent) => show(week, "week", nativeEvent),
    children: (
      <>
        <span {...part("week-number")}>
          {formatMessage(text("weekSelector.week", labels.week), { week: getWeekNumber(week) })}
        </span>{" "}
        <span {...part("week-days")}>{createWeekTexts(locale).span(week, addDays(week, DAYS - 1))}</span>
      </>
    ),
  }
  return renderPart("button", part("week", { shown: isShown }), ownProps, props, { week, isShown })
}

/** The button that displays the previous week. */
export function Earlier(props: PartProps<"button", WeekSelectorState>): ReactNode {
  const { state, span, labels } = useWeekSelector()
  const text = useText()
  const turn = useTurn(state.week > getMonday(span.from) ? addDays(state.week, -DAYS) : null, "earlier")
  const ownProps = { ...turn, "aria-label": text("weekSelector.earlier", labels.earlier), children: <ChevronIcon /> }
  return renderPart("button", part("earlier"), ownProps, props, state)
}

/** The button that displays the next week. */
export function Later(props: PartProps<"button", WeekSelectorState>): ReactNode {
  const { state, span, labels } = useWeekSelector()
  const text = useText()
  const next = addDays(state.week, DAYS)
  const turn = useTurn(!span.to || next <= span.to ? next : null, "later")
  const ownProps = { ...turn, "aria-label": text("weekSelector.later", labels.later), children: <ChevronIcon /> }
  return renderPart("button", part("later"), ownProps, props, state)
}

/**
 * Returns the attributes of a button that displays another week. At the end, the button has `aria-disabled`
 * instead of `disabled`, so that it keeps the focus.
 */
function useTurn(to: CalendarDay | null, reason: WeekReason) {
  const { show } = useWeekSelector()
  return {
    type: "button",
    "aria-disabled": to === null || undefined,
    onClick: ({ nativeEvent }: MouseEvent) => {
      if (to !== null) show(to, reason, nativeEvent)
    },
  }
}
