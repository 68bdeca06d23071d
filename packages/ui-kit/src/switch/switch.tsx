"use client"

import type { ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { keepFocus } from "../behaviour/keep-focus.ts"
import {
  type Checkable,
  type CheckedProps,
  type CheckedReason,
  useCheckboxProps,
  useChecked,
} from "../checkbox/use-checked.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./switch.module.css"

const part = anatomy("switch", css)

export interface SwitchState {
  readonly isOn: boolean
}

export interface SwitchRootProps extends Omit<PartProps<"label", SwitchState>, "defaultChecked"> {
  /** The state of the switch if it is controlled: true when it is on. */
  readonly checked?: boolean
  /** The initial state. @default false */
  readonly defaultChecked?: boolean
  /** Called before the switch is turned on or off. Call `details.cancel()` to prevent the change. */
  readonly onCheckedChange?: (checked: boolean, details: ChangeDetails<CheckedReason>) => void
  /**
   * The form field name of the switch, whose value is submitted when the switch is on. @default the name of the
   * enclosing `Field`
   */
  readonly name?: string
  /** The value that a form submits when the switch is on. @default "on" */
  readonly value?: string
  /** True to require the switch to be on. @default false */
  readonly required?: boolean
  /** True to disable the switch. A form does not submit a disabled switch. @default false */
  readonly disabled?: boolean
}

interface Switch extends Checkable {
  readonly state: SwitchState
}

const [SwitchContext, useSwitch] = createPartContext<Switch>("Switch")

/**
 * A setting that is on or off, with its text. It takes effect immediately; if a form must be submitted first, use a
 * checkbox. It is a native checkbox with the role of a switch: a form submits and resets it, even without JavaScript.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/switch/
 */
export function Root({
  checked,
  defaultChecked,
  onCheckedChange,
  name,
  value,
  required,
  disabled,
  ...props
}: SwitchRootProps): ReactNode {
  const attributes = { name, value, required, disabled }
  const handleChange: CheckedProps["onCheckedChange"] = (isOn, details) => onCheckedChange?.(isOn === true, details)
  const box = useChecked({ checked, defaultChecked, onCheckedChange: handleChange }, attributes)
  const state = { isOn: box.checked === true }
  const states = { checked: state.isOn, disabled }
  return (
    <SwitchContext value={{ ...box, state }}>
      {renderPart("label", part("root", states), { onMouseDown: keepFocus }, props, state)}
    </SwitchContext>
  )
}

/** The native checkbox. */
export function Input(props: PartProps<"input", SwitchState>): ReactNode {
  const { state, ...box } = useSwitch()
  const ownProps = { role: "switch", ...useCheckboxProps(box) }
  const states = { checked: state.isOn, invalid: ownProps["aria-invalid"] }
  return renderPart("input", part("input", states), ownProps, props, state)
}

/** The text next to the switch. */
export function Text(props: PartProps<"span", SwitchState>): ReactNode {
  const { state } = useSwitch()
  return renderPart("span", part("text"), {}, props, state)
}
