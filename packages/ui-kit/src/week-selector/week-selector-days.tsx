"use client"

import { addDays } from "@forecourt/calendar"
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { useKit, useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { Skeleton } from "../skeleton/index.ts"
import slotCss from "../slot/slot.module.css"
import css from "./week-selector.module.css"
import { useWeekSelector, type WeekSelectorState } from "./week-selector-context.ts"
import {
  type Cell,
  type Column,
  DAYS,
  findBeside,
  formatSlot,
  getKeyCell,
  isSameSlot,
  type Slot as SlotValue,
} from "./week-selector-core.ts"
import { createWeekTexts } from "./week-selector-texts.ts"

const part = anatomy("week-selector", slotCss, css)

/** The live region that announces that times are loading. */
export function Status(props: PartProps<"p", WeekSelectorState>): ReactNode {
  const { state, isLoading, labels } = useWeekSelector()
  const text = useText()
  const children = isLoading ? text("weekSelector.loading", labels.loading) : ""
  return renderPart("p", part("status"), { role: "status", children }, props, state)
}

/** The seven days of the displayed week. */
export function Days(props: PartProps<"div", WeekSelectorState>): ReactNode {
  const { state, columns, labels, choose, show } = useWeekSelector()
  const text = useText()
  const days = useRef<HTMLDivElement>(null)
  const wanted = useRef<Cell | null>(null)

  // The focus moves to another week as soon as its times have loaded.
  useLayoutEffect(() => {
    if (!wanted.current || !columns.some(({ slots }) => slots.length > 0)) return
    const { activeElement, body } = document
    const cell = findNearest(columns, wanted.current)
    wanted.current = null
    if (cell && (activeElement === body || days.current?.contains(activeElement)))
      findInput(days.current, cell)?.focus()
  })

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const from = findCell(event.currentTarget, event.target)
    if (!from) return
    const by = event.key === "PageDown" ? 1 : event.key === "PageUp" ? -1 : 0
    if (by !== 0) {
      event.preventDefault()
      wanted.current = from
      return show(addDays(state.week, by * DAYS), "key", event.nativeEvent)
    }
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl"
    const to = getKeyCell(event.key, from, columns, isRightToLeft)
    if (!to && !event.key.startsWith("Arrow")) return
    // Without this, at the edge the browser would select the next radio button in document order.
    event.preventDefault()
    if (!to) return
    findInput(event.currentTarget, to)?.focus()
    choose(columns[to.column]?.slots[to.row] ?? null, "key", event.nativeEvent)
  }

  const ownProps = {
    ref: days,
    role: "radiogroup",
    "aria-label": props["aria-labelledby"] ? undefined : text("weekSelector.times", labels.times),
    onKeyDown: handleKey,
    children: columns.map((column) => <Day key={column.day} column={column} />),
  }
  return renderPart("div", part("days"), ownProps, props, state)
}

/** The button that shows all times of each day, and then hides the later ones again. */
export function All({ children, ...props }: PartProps<"button", WeekSelectorState>): ReactNode {
  const { state, isWhole, labels, setWhole } = useWeekSelector()
  const text = useText()
  if (isWhole === null) return null
  const ownProps = {
    type: "button",
    "aria-expanded": isWhole,
    onClick: () => setWhole(!isWhole),
    children: children ?? text("weekSelector.all", labels.all),
  }
  return renderPart("button", part("all"), ownProps, props, state)
}

export interface WeekSelectorDayProps extends PartProps<"div", Column> {
  readonly column: Column
}

/** A column with the times of one day, or with a text if there are none. */
export function Day({ column, ...props }: WeekSelectorDayProps): ReactNode {
  const { isLoading, labels } = useWeekSelector()
  const { locale } = useKit()
  const text = useText()
  const { day, slots, isKnown, isOutside, isWeekend } = column
  const texts = createWeekTexts(locale)
  const isAwaited = !isKnown && isLoading
  const ownProps = {
    children: (
      <>
        <p {...part("day-name")}>
          <span>{texts.weekday(day)}</span> <span>{texts.date(day)}</span>
        </p>
        {slots.map((slot) => (
          <Slot key={`${slot.time} ${slot.isAllDay}`} slot={slot} />
        ))}
        {isAwaited ? <Skeleton.Shape kind="control" {...part("place")} /> : null}
        {slots.length === 0 && !isAwaited ? <p {...part("none")}>{text("weekSelector.none", labels.none)}</p> : null}
      </>
    ),
  }
  const states = { weekend: isWeekend, outside: isOutside, empty: slots.length === 0 }
  return renderPart("div", part("day", states), ownProps, props, column)
}

export interface SlotState {
  readonly isChosen: boolean
}

export interface WeekSelectorSlotProps extends Omit<PartProps<"label", SlotState>, "slot"> {
  readonly slot: SlotValue
}

/** A radio button for one slot. A slot is either a time or the whole day. */
export function Slot({ slot, children, ...props }: WeekSelectorSlotProps): ReactNode {
  const { state, name, labels, choose } = useWeekSelector()
  const { locale } = useKit()
  const text = useText()
  const isChosen = isSameSlot(slot, state.value)
  const words = slot.isAllDay ? text("weekSelector.allDay", labels.allDay) : slot.time
  const day = createWeekTexts(locale).day(slot.day)
  const ownProps = {
    children: (
      <>
        <input
          {...part("input")}
          type="radio"
          name={name}
          value={formatSlot(slot)}
          checked={isChosen}
          aria-label={formatMessage(text("weekSelector.slot", labels.slot), { day, time: words })}
          onChange={({ nativeEvent }) => choose(slot, "slot", nativeEvent)}
        />
        {children ?? words}
      </>
    ),
  }
  return renderPart("label", part("slot", { chosen: isChosen, allDay: slot.isAllDay }), ownProps, props, { isChosen })
}

function findCell(days: Element, target: EventTarget): Cell | null {
  const columns = [...days.querySelectorAll("[data-part=day]")].map((day) => [...day.querySelectorAll("input")])
  const column = columns.findIndex((inputs) => inputs.some((input) => input === target))
  const row = columns[column]?.indexOf(target as HTMLInputElement) ?? -1
  return row < 0 ? null : { column, row }
}

function findInput(days: Element | null, { column, row }: Cell): HTMLInputElement | undefined {
  return days?.querySelectorAll("[data-part=day]")[column]?.querySelectorAll("input")[row]
}

function findNearest(columns: readonly Column[], cell: Cell): Cell | null {
  return findBeside(columns, { ...cell, column: cell.column - 1 }, 1) ?? findBeside(columns, cell, -1)
}
