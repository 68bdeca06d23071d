"use client"

import type { ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { keepFocus } from "../behaviour/keep-focus.ts"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./checkbox.module.css"
import { type Checkable, type CheckedProps, type CheckedState, useCheckboxProps, useChecked } from "./use-checked.ts"

const part = anatomy("checkbox", css)

export interface CheckboxState {
  readonly checked: CheckedState
}

export interface CheckboxRootProps extends Omit<PartProps<"label", CheckboxState>, "defaultChecked">, CheckedProps {
  /** The form field name. @default the name of the enclosing `Field` */
  readonly name?: string | undefined
  /** The value that a form submits for the checkbox when it is checked. @default "on" */
  readonly value?: string | undefined
  /** True to require the checkbox to be checked. @default false */
  readonly required?: boolean | undefined
  /** True to disable the checkbox. A form does not submit a disabled checkbox. @default false */
  readonly disabled?: boolean | undefined
}

interface Checkbox extends Checkable {
  readonly state: CheckboxState
}

const [CheckboxContext, useCheckbox] = createPartContext<Checkbox>("Checkbox")

/**
 * A checkbox with its text: checked, unchecked or mixed. The whole element can be pressed. The checkbox is native: a
 * form submits, resets and validates it, even without JavaScript.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/
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
}: CheckboxRootProps): ReactNode {
  const attributes = { name, value, required, disabled }
  const box = useChecked({ checked, defaultChecked, onCheckedChange }, attributes)
  const state = { checked: box.checked }
  const states = { checked: box.checked === true, mixed: box.checked === "mixed", disabled }
  return (
    <CheckboxContext value={{ ...box, state }}>
      {renderPart("label", part("root", states), { onMouseDown: keepFocus }, props, state)}
    </CheckboxContext>
  )
}

/** The native checkbox. */
export function Input(props: PartProps<"input", CheckboxState>): ReactNode {
  const { state, ...box } = useCheckbox()
  const ownProps = useCheckboxProps(box)
  const { checked } = state
  const states = { checked: checked === true, mixed: checked === "mixed", invalid: ownProps["aria-invalid"] }
  return renderPart("input", part("input", states), ownProps, props, state)
}

/** The text of the checkbox. */
export function Text(props: PartProps<"span", CheckboxState>): ReactNode {
  const { state } = useCheckbox()
  return renderPart("span", part("text"), {}, props, state)
}
