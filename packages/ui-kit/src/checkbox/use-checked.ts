"use client"

import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from "react"
import { useControlled } from "../behaviour/use-controlled.ts"
import { useEarlyInput } from "../behaviour/use-early-input.ts"
import { useFormReset } from "../behaviour/use-form-reset.ts"
import type { ChangeDetails } from "../part/part.types.ts"

/** The state of a checkbox. `"mixed"` when some of the values that it represents are checked. */
export type CheckedState = boolean | "mixed"

/** The reason for a change. `early`: the checkbox was pressed before hydration. */
export type CheckedReason = "press" | "early" | "reset"

export interface CheckedProps {
  /** The controlled checked state. */
  readonly checked?: CheckedState
  /** The initial state. @default false */
  readonly defaultChecked?: CheckedState
  /** Called before every change. `details.cancel()` keeps the current state. */
  readonly onCheckedChange?: (checked: CheckedState, details: ChangeDetails<CheckedReason>) => void
}

export interface Checkable {
  readonly input: RefObject<HTMLInputElement | null>
  readonly checked: CheckedState
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/**
 * Returns the state and the handlers of a native checkbox whose state can be controlled. The mixed state is the DOM
 * property `indeterminate`, which has no HTML attribute.
 */
export function useChecked({ checked, defaultChecked = false, onCheckedChange }: CheckedProps): Checkable {
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
    onChange: ({ currentTarget, nativeEvent }) => {
      const isOn = currentTarget.checked
      // The browser resets it at every press, also when the state does not change.
      currentTarget.indeterminate = held === "mixed"
      change(isOn, "press", nativeEvent)
    },
  }
}
