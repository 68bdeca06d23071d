"use client"

import { type KeyboardEvent, type ReactNode, useId } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { type Change, useControlled } from "../behaviour/use-controlled.ts"
import { type FieldGroup, useFieldGroup } from "../field/use-field-control.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import slotCss from "../slot/slot.module.css"
import css from "./time-slot-grid.module.css"
import { COLUMNS, getKeySlot, sortTimes, type Time } from "./time-slot-grid-core.ts"

const part = anatomy("time-slot-grid", slotCss, css)

export interface TimeSlotGridLabels {
  /** The accessible name of the group of times. Defaults to the message `timeSlots.label`. */
  readonly label?: string
}

export type TimeSlotGridReason = "slot" | "key"

export interface TimeSlotGridState {
  readonly value: Time | null
}

export interface TimeSlotState {
  readonly isChosen: boolean
}

export interface TimeSlotGridRootProps extends Omit<PartProps<"div", TimeSlotGridState>, "defaultValue"> {
  /** The times to display, for example `08:30`, in any order. */
  readonly times: readonly Time[]
  /** The selected time if the grid is controlled, or `null` if no time is selected. */
  readonly value?: Time | null
  /** The initially selected time. @default null */
  readonly defaultValue?: Time | null
  /** Called before the selected time changes. Call `details.cancel()` to prevent the change. */
  readonly onValueChange?: (value: Time | null, details: ChangeDetails<TimeSlotGridReason>) => void
  /** The form field name of the time. @default the name of the enclosing `Field` */
  readonly name?: string
  readonly labels?: TimeSlotGridLabels
}

interface TimeSlotGrid {
  readonly chosen: Time | null
  readonly name: string
  readonly field: FieldGroup
  readonly change: Change<Time | null, TimeSlotGridReason>
}

const [TimeSlotGridContext, useTimeSlotGrid] = createPartContext<TimeSlotGrid>("TimeSlotGrid")

/**
 * A grid with the times of a day in three columns, of which one time can be selected. They are sorted, and each is
 * rendered once. The radio buttons are native, so a form submits the time, even without JavaScript. Arrow keys move in
 * all four directions and select; the grid has as many columns as the style sheet defines.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function Root({
  times,
  value,
  defaultValue = null,
  onValueChange,
  name,
  labels = {},
  ...props
}: TimeSlotGridRootProps): ReactNode {
  const id = useId()
  const text = useText()
  const field = useFieldGroup()
  const [chosen, change] = useControlled(value, defaultValue, onValueChange)

  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const slots = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input:not([disabled])")]
    const { columns, isRightToLeft } = readGrid(event.currentTarget)
    const from = slots.indexOf(event.target as HTMLInputElement)
    const to = from < 0 ? null : getKeySlot(event.key, from, slots.length, columns, isRightToLeft)
    if (to === null) return
    event.preventDefault()
    slots[to]?.focus()
    change(slots[to]?.value ?? null, "key", event.nativeEvent)
  }

  const ownProps = {
    role: "radiogroup",
    "aria-label": props["aria-labelledby"] ? undefined : text("timeSlots.label", labels.label),
    ...field.props,
    "aria-required": field.isRequired || undefined,
    "aria-invalid": field.isInvalid,
    "aria-disabled": field.isDisabled || undefined,
    onKeyDown: handleKey,
    children: sortTimes(times).map((time) => <Slot key={time} value={time} />),
  }
  return (
    <TimeSlotGridContext value={{ chosen, name: name ?? field.name ?? id, field, change }}>
      {renderPart("div", part("root"), ownProps, props, { value: chosen })}
    </TimeSlotGridContext>
  )
}

export interface TimeSlotProps extends PartProps<"label", TimeSlotState> {
  /** The time of the slot, for example `08:30`. */
  readonly value: Time
}

/** Renders a time slot that can be selected. */
export function Slot({ value, children, ...props }: TimeSlotProps): ReactNode {
  const { chosen, name, field, change } = useTimeSlotGrid()
  const isChosen = value === chosen
  const ownProps = {
    children: (
      <>
        <input
          {...part("input")}
          type="radio"
          name={name}
          value={value}
          checked={isChosen}
          required={field.isRequired}
          disabled={field.isDisabled}
          onChange={({ nativeEvent }) => change(value, "slot", nativeEvent)}
        />
        {children ?? value}
      </>
    ),
  }
  return renderPart("label", part("slot", { chosen: isChosen }), ownProps, props, { isChosen })
}

/**
 * Returns the number of columns and the text direction from the computed style, because a theme may change the number
 * of columns.
 */
function readGrid(root: Element): { readonly columns: number; readonly isRightToLeft: boolean } {
  const { direction, gridTemplateColumns } = getComputedStyle(root)
  const columns = gridTemplateColumns.split(" ").filter((track) => /^[\d.]+px$/.test(track)).length
  return { columns: columns || COLUMNS, isRightToLeft: direction === "rtl" }
}
