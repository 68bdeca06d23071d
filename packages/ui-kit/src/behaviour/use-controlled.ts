"use client"

import { useState } from "react"
import type { ChangeDetails } from "../part/part.types.ts"

/** Called before every change; `details.cancel()` keeps it as it is. */
type Listener<Value, Reason extends string> = (value: Value, details: ChangeDetails<Reason>) => void

/** Asks for a change. */
export type Change<Value, Reason extends string> = (value: Value, reason: Reason, event: Event | undefined) => void

/**
 * A value that the caller may hold: open or closed, the tab that is chosen. The caller is asked before every change;
 * one who holds the value sees the change only when it comes back as a prop.
 * For parts that do nothing else; one that waits or sets something off has a reducer.
 */
export function useControlled<Value, Reason extends string>(
  given: Value | undefined,
  initial: Value,
  listener: Listener<Value, Reason> | undefined,
): readonly [Value, Change<Value, Reason>] {
  const [own, setOwn] = useState(initial)
  const value = given === undefined ? own : given

  function setValue(to: Value, reason: Reason, event: Event | undefined) {
    if (to === value) return
    let decided = to
    const cancel = () => {
      decided = value
    }
    listener?.(to, { reason, event, cancel })
    setOwn(decided)
  }
  return [value, setValue]
}
