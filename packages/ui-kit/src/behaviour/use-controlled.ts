"use client"

import { useState } from "react"
import type { ChangeDetails } from "../part/part.types.ts"

/** Called before every change. `details.cancel()` keeps the current value. */
type Listener<Value, Reason extends string> = (value: Value, details: ChangeDetails<Reason>) => void

export type Change<Value, Reason extends string> = (value: Value, reason: Reason, event: Event | undefined) => void

/**
 * Returns a value that the caller can control, such as an open state or a selected tab, and a function that changes it.
 * The listener is called before every change and can cancel it. A controlled value only changes when the caller passes
 * another value. Use a reducer instead for components that wait or run effects.
 */
export function useControlled<Value, Reason extends string>(
  controlledValue: Value | undefined,
  initial: Value,
  listener: Listener<Value, Reason> | undefined,
): readonly [Value, Change<Value, Reason>] {
  const [internalValue, setInternalValue] = useState(initial)
  const value = controlledValue === undefined ? internalValue : controlledValue

  function setValue(to: Value, reason: Reason, event: Event | undefined) {
    if (to === value) return
    let decided = to
    const cancel = () => {
      decided = value
    }
    listener?.(to, { reason, event, cancel })
    setInternalValue(decided)
  }
  return [value, setValue]
}
