"use client"

import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from "react"
import { useControlled } from "../behaviour/use-controlled.ts"
import { useEarlyInput } from "../behaviour/use-early-input.ts"
import { useFormReset } from "../behaviour/use-form-reset.ts"
import type { ChangeDetails } from "../part/part.types.ts"

/** Ticked, or not, or some of what it stands for. */
export type CheckedState = boolean | "mixed"

/** `early` is a press from before the script came. */
export type CheckedReason = "press" | "early" | "reset"

export interface CheckedProps {
  /** Whether it is on, when the caller holds it. */
  readonly checked?: CheckedState
  /** Whether it is on at first. @default false */
  readonly defaultChecked?: CheckedState
  /** Called before every change; `details.cancel()` keeps it as it is. */
  readonly onCheckedChange?: (checked: CheckedState, details: ChangeDetails<CheckedReason>) => void
}

export interface Checkable {
  readonly input: RefObject<HTMLInputElement | null>
  readonly checked: CheckedState
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** Runs a native checkbox whose state the caller may hold. "Mixed" is a property that no HTML can say. */
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
      // The browser takes it away at every press, also at one that changes nothing.
      currentTarget.indeterminate = held === "mixed"
      change(isOn, "press", nativeEvent)
    },
  }
}
