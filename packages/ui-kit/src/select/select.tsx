"use client"

import { type ChangeEvent, type ReactNode, type RefObject, useRef } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { ChangeListener } from "../behaviour/request-change.ts"
import { type Change, useControlled } from "../behaviour/use-controlled.ts"
import { useEarlyInput } from "../behaviour/use-early-input.ts"
import { useFormReset } from "../behaviour/use-form-reset.ts"
import field from "../field/field.module.css"
import { useFieldControl } from "../field/use-field-control.ts"
import { ChevronIcon } from "../icons/icons.tsx"
import type { PartProps } from "../part/part.types.ts"
import { createPartContext } from "../part/part-context.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./select.module.css"

const part = anatomy("select", { control: field.control }, css)

/** The reason for a change. `early` means that the visitor changed the select before hydration. */
export type SelectReason = "select" | "early" | "reset"

export interface SelectState {
  readonly value: string
}

export interface SelectRootProps extends Omit<PartProps<"div", SelectState>, "defaultValue"> {
  /** The value of the selected option if the select is controlled. */
  readonly value?: string | undefined
  /** The initial value. @default "" */
  readonly defaultValue?: string
  /** Called before the value changes. Call `details.cancel()` to prevent the change. */
  readonly onValueChange?: ChangeListener<string, SelectReason> | undefined
}

interface Select {
  readonly state: SelectState
  readonly control: RefObject<HTMLSelectElement | null>
  readonly change: Change<string, SelectReason>
}

const [SelectContext, useSelect] = createPartContext<Select>("Select")

/**
 * A native select, for which phones show their own picker. A form submits, resets and validates it, even without
 * JavaScript. Inside a `Field`, it has its name, label and error.
 * @see https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element
 */
export function Root({ value, defaultValue = "", onValueChange, children, ...props }: SelectRootProps): ReactNode {
  const control = useRef<HTMLSelectElement>(null)
  const [held, change] = useControlled(value, defaultValue, onValueChange)
  useFormReset(control, (event) => change(defaultValue, "reset", event))
  useEarlyInput(() => {
    const node = control.current
    if (node instanceof HTMLSelectElement && hasBeenUsed(node)) change(node.value, "early", undefined)
  })

  const state = { value: held }
  const ownProps = {
    children: (
      <>
        {children}
        <ChevronIcon {...part("icon")} />
      </>
    ),
  }
  return (
    <SelectContext value={{ state, control, change }}>
      {renderPart("div", part("root", { filled: held !== "" }), ownProps, props, state)}
    </SelectContext>
  )
}

/** The native select. Its children are `<option>` elements. */
export function Control(props: PartProps<"select", SelectState>): ReactNode {
  const { state, control, change } = useSelect()
  const attributes = useFieldControl()
  const ownProps = {
    ...attributes,
    ref: control,
    value: state.value,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLSelectElement>) => change(target.value, "select", nativeEvent),
  }
  const states = { invalid: attributes["aria-invalid"] ?? false }
  return renderPart("select", part("control", states), ownProps, props, state)
}

function hasBeenUsed(select: HTMLSelectElement): boolean {
  const chosen = [...select.options].find(({ selected }) => selected)
  const first = [...select.options].find(({ defaultSelected }) => defaultSelected) ?? select.options[0]
  return chosen !== undefined && chosen !== first
}
