import type { ChangeDetails } from "../part/part.types.ts"

/**
 * A function that is called before every change of a value. It can keep the current value by calling
 * `details.cancel()`.
 */
export type ChangeListener<Value, Reason extends string> = (value: Value, details: ChangeDetails<Reason>) => void

/** Calls the listener of a change. Returns false if the listener cancels the change. */
export function requestChange<Value, Reason extends string>(
  listener: ChangeListener<Value, Reason> | undefined,
  value: Value,
  reason: Reason,
  event: Event | undefined,
): boolean {
  let isAllowed = true
  const cancel = () => {
    isAllowed = false
  }
  listener?.(value, { reason, event, cancel })
  return isAllowed
}
