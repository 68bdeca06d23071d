"use client"

import { useState } from "react"
import { type ChangeListener, requestChange } from "./request-change.ts"

export type Change<Value, Reason extends string> = (value: Value, reason: Reason, event: Event | undefined) => void

/**
 * Returns a value and the function that changes it. The caller can control the value. If a change needs timers or
 * effects, use a reducer instead.
 */
export function useControlled<Value, Reason extends string>(
  controlledValue: Value | undefined,
  initial: Value,
  listener: ChangeListener<Value, Reason> | undefined,
): readonly [Value, Change<Value, Reason>] {
  const [internalValue, setInternalValue] = useState(initial)
  const value = controlledValue === undefined ? internalValue : controlledValue

  function setValue(to: Value, reason: Reason, event: Event | undefined) {
    if (to === value) return
    setInternalValue(requestChange(listener, to, reason, event) ? to : value)
  }
  return [value, setValue]
}
