"use client"

import { type ReactNode, useId } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { useFieldControl } from "../field/use-field-control.ts"
import { useText } from "../kit-provider/kit-provider.tsx"
import { formatMessage } from "../kit-provider/messages.ts"
import { joinClass } from "../part/join-class.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import { Select, type SelectReason, type SelectRootProps, type SelectState } from "../select/index.ts"
import css from "./unit-selector.module.css"
import { listUnitChoices, toUnitWithin } from "./unit-selector-core.ts"

const part = anatomy("unit-selector", css)

export interface UnitSelectorLabels {
  /** The label of the field. Defaults to the message `unitSelector.label`. */
  readonly label?: string
  /**
   * The text of an option, with the placeholders `{count}` for the number and `{unit}` for the unit. Defaults to the
   * message `unitSelector.option`.
   */
  readonly option?: string
}

export interface UnitSelectorRootProps extends Omit<PartProps<"div">, "defaultValue"> {
  /** The smallest selectable number. */
  readonly min: number
  /** The largest selectable number. If it equals `min`, nothing is rendered, and a form submits `min`. */
  readonly max: number
  /** The selected number if the component is controlled. */
  readonly value?: number
  /** The number that is initially selected. @default the minimum */
  readonly defaultValue?: number
  /** Called before the selected number changes. Call `details.cancel()` to prevent the change. */
  readonly onValueChange?: (value: number, details: ChangeDetails<SelectReason>) => void
  /** The unit that follows the number, for example "st" (pieces) or "mil". */
  readonly unit?: string
  /** The name under which a form submits the number. Inside a `Field`, the default is the name of the field. */
  readonly name?: string
  readonly labels?: UnitSelectorLabels
}

interface UnitSelector {
  readonly id: string
  readonly numbers: readonly number[]
  readonly unit: string | undefined
  readonly name: string | undefined
  readonly labels: UnitSelectorLabels
  readonly select: SelectRootProps
}

const [UnitSelectorContext, useUnitSelector] = createPartContext<UnitSelector>("UnitSelector")

/** A labelled select for a quantity. It is not rendered if the minimum equals the maximum. */
export function Root({
  min,
  max,
  value,
  defaultValue = min,
  onValueChange,
  unit,
  name: ownName,
  labels = {},
  ...props
}: UnitSelectorRootProps): ReactNode {
  const ownId = useId()
  const field = useFieldControl()
  const id = field.id ?? ownId
  const name = ownName ?? field.name
  const numbers = listUnitChoices(min, max)
  if (numbers.length === 0) return name === undefined ? null : <input type="hidden" name={name} value={min} />

  const formatNumber = (number: number) => String(toUnitWithin(number, min, max))
  const select: SelectRootProps = {
    defaultValue: formatNumber(defaultValue),
    value: value === undefined ? undefined : formatNumber(value),
    onValueChange: (chosen, details) => onValueChange?.(Number(chosen), details),
  }
  const ownProps = {
    children: (
      <>
        <Label />
        <Control />
      </>
    ),
  }
  return (
    <UnitSelectorContext value={{ id, numbers, unit, name, labels, select }}>
      {renderPart("div", part("root"), ownProps, props, {})}
    </UnitSelectorContext>
  )
}

/** The label of the select. */
export function Label({ children, ...props }: PartProps<"label">): ReactNode {
  const { id, labels } = useUnitSelector()
  const text = useText()
  const ownProps = { htmlFor: id, children: children ?? text("unitSelector.label", labels.label) }
  return renderPart("label", part("label"), ownProps, props, {})
}

/** The select, with one option for each quantity. */
export function Control({ className, ...props }: PartProps<"select", SelectState>): ReactNode {
  const { id, numbers, unit, name, labels, select } = useUnitSelector()
  const text = useText()
  const formatWords = (count: number) =>
    unit ? formatMessage(text("unitSelector.option", labels.option), { count, unit }) : count
  return (
    <Select.Root {...select}>
      <Select.Control id={id} name={name} {...joinClass(part("control"), className)} {...props}>
        {numbers.map((count) => (
          <option key={count} value={count}>
            {formatWords(count)}
          </option>
        ))}
      </Select.Control>
    </Select.Root>
  )
}
