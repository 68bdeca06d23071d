"use client"

import type { CalendarDay } from "@forecourt/calendar"
import { toCalendarDate } from "@forecourt/calendar/calendar-date"
import { type CalendarMonth, getMonth } from "@forecourt/calendar/weeks-and-months"
import { Fragment, type KeyboardEvent, type ReactNode, useId, useMemo, useRef } from "react"
import { useCalendarCell, useCalendarGrid } from "react-aria/useCalendar"
import { anatomy } from "../anatomy/anatomy.ts"
import arrows from "../arrows/arrows.module.css"
import { EngineLocale } from "../behaviour/engine-locale.tsx"
import { useCause } from "../behaviour/use-cause.ts"
import { useControlled } from "../behaviour/use-controlled.ts"
import { useDirection } from "../behaviour/use-direction.ts"
import { ChevronIcon } from "../icons/icons.tsx"
import { useKit, useText } from "../kit-provider/kit-provider.tsx"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./calendar.module.css"
import { type CalendarDays, createOffer, getMonthAfter, getWeekEnd, getWeeks, type Offer } from "./calendar-core.ts"
import { type CalendarTexts, createCalendarTexts } from "./calendar-texts.ts"
import { DateGrid, type GridEngine, useDateGrid } from "./date-grid.tsx"

const part = anatomy("calendar", arrows, css)

export interface CalendarLabels {
  /** The accessible name of the calendar. Defaults to the message `calendar.label`. */
  readonly label?: string
  /** The accessible name of the button for the previous month. Defaults to the message `calendar.previous`. */
  readonly previous?: string
  /** The accessible name of the button for the next month. Defaults to the message `calendar.next`. */
  readonly next?: string
}

/** The loading state. `empty` means that loading succeeded, but no day can be selected. */
export type CalendarPhase = "loading" | "ready" | "empty" | "failed"

export interface CalendarState {
  readonly phase: CalendarPhase
  readonly value: CalendarDay | null
  readonly month: CalendarMonth
}

export interface CalendarRootProps
  extends CalendarDays,
    Omit<PartProps<"div", CalendarState>, "value" | "defaultValue"> {
  /** The selected day if the calendar is controlled, or `null` if no day is selected. */
  readonly value?: CalendarDay | null
  /** The initial day. @default null */
  readonly defaultValue?: CalendarDay | null
  /** A day whose month is displayed first when no day is selected. @default the first selectable day */
  readonly opensAt?: CalendarDay | undefined
  /** Called before the selected day changes. Call `details.cancel()` to keep the current day. */
  readonly onValueChange?: (value: CalendarDay | null, details: ChangeDetails<"day">) => void
  /** The loading state of the available days. @default "ready" */
  readonly status?: "loading" | "ready" | "failed"
  /** The language and region of the texts. @default the locale of the provider, or "sv-SE" */
  readonly locale?: string
  /** The name under which a form submits the selected day. */
  readonly name?: string
  /** True to let visitors view days and months without being able to select another day. @default false */
  readonly readOnly?: boolean
  readonly labels?: CalendarLabels
}

interface Calendar {
  readonly state: CalendarState
  readonly offer: Offer
  readonly texts: CalendarTexts
  readonly labels: CalendarLabels
  readonly headingId: string
  readonly engine: GridEngine
  readonly turn: (months: number) => void
  readonly choose: (day: CalendarDay) => void
  readonly note: (event: { readonly nativeEvent: Event }) => void
}

const [CalendarContext, useCalendar] = createPartContext<Calendar>("Calendar")

/**
 * A calendar in which one available day can be selected. The grid of a month has 42 days, starting on Monday. It is a
 * date grid: arrow keys, Home, End, Page Up and Page Down reach every day from the current month to that of the last
 * available day. Unavailable days are disabled, but reachable. Days are plain strings, `2026-12-07`, without a time
 * zone. A change of month is announced.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export function Root({
  available,
  today,
  min,
  max,
  value,
  defaultValue = null,
  opensAt,
  onValueChange,
  status = "ready",
  locale,
  name,
  readOnly = false,
  labels = {},
  children,
  ...props
}: CalendarRootProps): ReactNode {
  const kit = useKit()
  const label = useText()("calendar.label", labels.label)
  const headingId = useId()
  const language = locale ?? kit.locale ?? "sv-SE"
  const texts = useMemo(() => createCalendarTexts(language), [language])
  const root = useRef<HTMLDivElement>(null)
  const { because, take } = useCause<"day">()
  const [chosen, change] = useControlled(value, defaultValue, onValueChange)

  const offer = createOffer({ available: status === "ready" ? available : [], today, min, max })
  const { engine, turn, choose } = useDateGrid({
    offer,
    chosen,
    opensAt,
    locale: language,
    isReadOnly: readOnly,
    onChoose: (day) => change(day, "day", take("day").event),
  })
  const phase = status === "ready" && !offer.findAvailable("") ? "empty" : status
  const state = { phase, value: chosen, month: getMonth(engine.visibleRange.start.toString()) } as const
  const calendar = { state, offer, texts, labels, headingId, engine, turn, choose, note: because("day") }
  const ownProps = {
    ref: root,
    role: "group",
    "aria-label": props["aria-labelledby"] ? undefined : label,
    children: (
      <Fragment>
        {children}
        {name === undefined ? null : <input type="hidden" name={name} value={chosen ?? ""} />}
      </Fragment>
    ),
  }
  return (
    <EngineLocale locale={language} dir={useDirection(root)}>
      <CalendarContext value={calendar}>
        <DateGrid engine={engine} name={label}>
          {renderPart("div", part("root", { phase, readonly: readOnly }), ownProps, props, state)}
        </DateGrid>
      </CalendarContext>
    </EngineLocale>
  )
}

/** The header with the name of the month and the buttons for the adjacent months. */
export function Header(props: PartProps<"div", CalendarState>): ReactNode {
  const { state } = useCalendar()
  return renderPart("div", part("header"), { hidden: isWithoutDays(state) }, props, state)
}

/** The button for the previous month. */
export function Previous(props: PartProps<"button", CalendarState>): ReactNode {
  return useTurn("previous", -1, props)
}

/** The button for the next month. */
export function Next(props: PartProps<"button", CalendarState>): ReactNode {
  return useTurn("next", 1, props)
}

function useTurn(partName: "previous" | "next", months: number, props: PartProps<"button", CalendarState>): ReactNode {
  const { labels, offer, state, turn } = useCalendar()
  const name = useText()(`calendar.${partName}`, labels[partName])
  const isAtEnd = getMonthAfter(state.month, months, offer) === state.month
  const ownProps = {
    type: "button",
    "aria-label": name,
    // With the `disabled` attribute it would lose the focus.
    "aria-disabled": isAtEnd || undefined,
    onClick: () => turn(months),
    children: <ChevronIcon />,
  }
  return renderPart("button", part(partName, { disabled: isAtEnd }), ownProps, props, state)
}

/** The heading with the month and year, which labels the grid and is announced when it changes. */
export function Heading(props: PartProps<"p", CalendarState>): ReactNode {
  const { headingId, state, texts } = useCalendar()
  const ownProps = { id: headingId, "aria-live": "polite", children: texts.month(state.month) }
  return renderPart("p", part("heading"), ownProps, props, state)
}

export interface CalendarGridProps extends Omit<PartProps<"table", CalendarState>, "children"> {
  /** Renders a day. @default `(day) => <Calendar.Day value={day} />` */
  readonly children?: (day: CalendarDay) => ReactNode
}

/** Renders the grid with the days of the month. */
export function Grid({ children = (day) => <Day value={day} />, ...props }: CalendarGridProps): ReactNode {
  const { engine, headingId, note, state, texts } = useCalendar()
  const { gridProps } = useCalendarGrid({}, engine)

  function handleKey(event: KeyboardEvent<HTMLTableElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    note(event)
    // The engine moves to the ends of the month; the ARIA pattern moves to the ends of the week.
    const to = getWeekEnd(event.key, engine.focusedDate.toString())
    if (to === null) gridProps.onKeyDown?.(event)
    else {
      event.preventDefault()
      engine.setFocusedDate(toCalendarDate(to))
    }
  }

  const getCellProps = (day: CalendarDay) => ({
    ...part("cell"),
    role: "gridcell",
    "aria-selected": day === state.value && getMonth(day) === state.month,
  })
  const ownProps = {
    ...gridProps,
    "aria-label": undefined,
    "aria-labelledby": headingId,
    "aria-busy": state.phase === "loading" || undefined,
    hidden: isWithoutDays(state),
    onKeyDown: handleKey,
    onClickCapture: note,
    children: (
      <Fragment>
        <thead>
          <tr>
            {texts.weekdays.map(({ short, long }) => (
              <th key={long} {...part("weekday")} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {getWeeks(state.month).map((week) => (
            <tr key={String(week)}>
              {week.map((day) => (
                <td key={day} {...getCellProps(day)}>
                  {children(day)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Fragment>
    ),
  }
  return renderPart("table", part("grid"), ownProps, props, state)
}

export interface CalendarDayState {
  readonly isAvailable: boolean
  readonly isChosen: boolean
  readonly isToday: boolean
  /** True if the day belongs to the previous or next month. */
  readonly isOutside: boolean
}

export interface CalendarDayProps extends Omit<PartProps<"button", CalendarDayState>, "value"> {
  /** The day as `2026-12-07`. */
  readonly value: CalendarDay
}

/** A button for one day, which is focusable even if it is unavailable. */
export function Day({ value, ...props }: CalendarDayProps): ReactNode {
  const { choose, engine, offer, state, texts } = useCalendar()
  const ref = useRef<HTMLButtonElement>(null)
  const isOutside = getMonth(value) !== state.month
  const isAvailable = offer.isAvailable(value)
  const isChosen = value === state.value
  const isToday = value === offer.today
  const { buttonProps } = useCalendarCell({ date: toCalendarDate(value), isOutsideMonth: isOutside }, engine, ref)
  const ownProps = {
    ...buttonProps,
    ref,
    role: undefined,
    type: "button",
    "data-day": value,
    // The engine handles only the days of the shown month.
    ...(isOutside && { disabled: !isAvailable, onClick: () => choose(value) }),
    tabIndex: buttonProps.tabIndex ?? -1,
    "aria-label": texts.day(value),
    "aria-describedby": undefined,
    "aria-disabled": (!isOutside && !isAvailable) || undefined,
    "aria-current": isToday ? "date" : undefined,
    children: Number(value.slice(-2)),
  }
  const states = { available: isAvailable, chosen: isChosen, today: isToday, outside: isOutside }
  return renderPart("button", part("day", states), ownProps, props, { isAvailable, isChosen, isToday, isOutside })
}

/** The message that is rendered and announced while the available days are loading. */
export function Loading(props: PartProps<"div", CalendarState>): ReactNode {
  return useSlot("loading", "status", props)
}

/** The message that is rendered and announced when there are no available days. */
export function Empty(props: PartProps<"div", CalendarState>): ReactNode {
  return useSlot("empty", "status", props)
}

/** The message that is rendered and announced when the available days failed to load. */
export function Failed(props: PartProps<"div", CalendarState>): ReactNode {
  return useSlot("failed", "alert", props)
}

/**
 * Renders a live region. The region is always in the page, because screen readers may not announce a region that is
 * inserted together with its text.
 */
function useSlot(
  phase: CalendarPhase,
  role: string,
  { children, ...props }: PartProps<"div", CalendarState>,
): ReactNode {
  const { state } = useCalendar()
  return renderPart("div", part(phase), { role, children: state.phase === phase ? children : null }, props, state)
}

function isWithoutDays({ phase }: CalendarState): boolean {
  return phase === "empty" || phase === "failed"
}
