"use client"

import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from "react"
import type { ChangeListener } from "../behaviour/request-change.ts"
import { useControlled } from "../behaviour/use-controlled.ts"
import { useEarlyInput } from "../behaviour/use-early-input.ts"
import { useFormReset } from "../behaviour/use-form-reset.ts"
import { useFieldControl } from "../field/use-field-control.ts"

export type CheckedState = boolean | "mixed"

/** The reason for a change. `early` means that the visitor changed the checkbox before hydration. */
export type CheckedReason = "press" | "early" | "reset"

export interface CheckedProps {
  /** The checked state if the checkbox is controlled. */
  readonly checked?: CheckedState | undefined
  /** The initial state. @default false */
  readonly defaultChecked?: CheckedState | undefined
  /** Called before the checked state changes. Call `details.cancel()` to keep the current state. */
  readonly onCheckedChange?: ChangeListener<CheckedState, CheckedReason> | undefined
}

export interface Checkable {
  readonly input: RefObject<HTMLInputElement | null>
  readonly checked: CheckedState
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  /**
   * The attributes that the root passes to the native checkbox. They override the attributes from an enclosing `Field`.
   */
  readonly attributes: Readonly<Record<string, unknown>>
}

/**
 * Returns the state of a native checkbox. The mixed state is set as a DOM property, because there is no HTML attribute
 * for it.
 */
export function useChecked(
  { checked, defaultChecked = false, onCheckedChange }: CheckedProps,
  attributes: Checkable["attributes"],
): Checkable {
  const input = useRef<HTMLInputElement>(null)
  const [held, change] = useControlled<CheckedState, CheckedReason>(checked, defaultChecked, onCheckedChange)

  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = held === "mixed"
  })
  useFormReset(input, (event) => change(defaultChecked, "reset", event))
  useEarlyInput(() => {
    const node = input.current
    if (node instanceof HTMLInputElement && node.checked !== (held === true)) change(node.checked, "early", undefined)
  })

  return {
    input,
    checked: held,
    attributes,
    onChange: ({ currentTarget, nativeEvent }) => {
      const isOn = currentTarget.checked
      // The browser resets it at every press, also when the state does not change.
      currentTarget.indeterminate = held === "mixed"
      change(isOn, "press", nativeEvent)
    },
  }
}

/** Returns the props of the native checkbox. */
export function useCheckboxProps({ input, checked, onChange, attributes }: Checkable) {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined)
  return {
    type: "checkbox",
    ...useFieldControl(),
    ...Object.fromEntries(given),
    ref: input,
    checked: checked === true,
    onChange,
  }
}
