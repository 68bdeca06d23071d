"use client"

import type { ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import { keepFocus } from "../behaviour/keep-focus.ts"
import { useFieldControl } from "../field/use-field-control.ts"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./checkbox.module.css"
import { type Checkable, type CheckedProps, type CheckedState, useChecked } from "./use-checked.ts"

const part = anatomy("checkbox", css)

export interface CheckboxState {
  readonly checked: CheckedState
}

export interface CheckboxRootProps extends Omit<PartProps<"label", CheckboxState>, "defaultChecked">, CheckedProps {
  /** The form field name. @default the name of the enclosing `Field` */
  readonly name?: string
  /** The value that a form submits for the checkbox when it is checked. @default "on" */
  readonly value?: string
  /** True to require the checkbox to be checked. @default false */
  readonly required?: boolean
  /** True to disable the checkbox. A form does not submit a disabled checkbox. @default false */
  readonly disabled?: boolean
}

interface Checkbox extends Checkable {
  readonly state: CheckboxState
  readonly attributes: Readonly<Record<string, unknown>>
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
  const box = useChecked({
    ...(checked !== undefined && { checked }),
    ...(defaultChecked !== undefined && { defaultChecked }),
    ...(onCheckedChange && { onCheckedChange }),
  })
  const state = { checked: box.checked }
  const attributes = { name, value, required, disabled }
  const states = { checked: box.checked === true, mixed: box.checked === "mixed", disabled }
  return (
    <CheckboxContext value={{ ...box, state, attributes }}>
      {renderPart("label", part("root", states), { onMouseDown: keepFocus }, props, state)}
    </CheckboxContext>
  )
}

/** The native checkbox. */
export function Input(props: PartProps<"input", CheckboxState>): ReactNode {
  const { input, checked, onChange, state, attributes } = useCheckbox()
  const ofField = useFieldControl()
  const ownProps = {
    type: "checkbox",
    ...ofField,
    ...removeUndefined(attributes),
    ref: input,
    checked: checked === true,
    onChange,
  }
  const states = { checked: checked === true, mixed: checked === "mixed", invalid: ofField["aria-invalid"] }
  return renderPart("input", part("input", states), ownProps, props, state)
}

/** The text of the checkbox. */
export function Text(props: PartProps<"span", CheckboxState>): ReactNode {
  const { state } = useCheckbox()
  return renderPart("span", part("text"), {}, props, state)
}

/** Removes undefined values, since they would override other values when the attributes are spread. */
function removeUndefined(attributes: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined))
}
