"use client"

import { type RefObject, useRef } from "react"

export interface Cause<Reason extends string> {
  readonly reason: Reason
  readonly event: Event | undefined
}

type AnyEvent = Event | { readonly nativeEvent: Event }

/**
 * The functions that record the reason for a change. They are used with third-party components, which do not report the
 * reason.
 */
export interface Causes<Reason extends string> {
  readonly because: (reason: Reason) => (event: AnyEvent) => void
  /**
   * Returns the recorded cause of a change and clears it. If there is none, returns a cause with the reason
   * `otherwise`.
   */
  readonly take: (otherwise: Reason) => Cause<Reason>
}

export function useCause<Reason extends string>(): Causes<Reason> {
  const noted = useRef<Cause<Reason> | null>(null)
  return {
    because: (reason) => (event) =>
      setRef(noted, { reason, event: "nativeEvent" in event ? event.nativeEvent : event }),
    take: (otherwise) => {
      const cause = noted.current ?? { reason: otherwise, event: undefined }
      setRef(noted, null)
      return cause
    },
  }
}

function setRef<Value>(ref: RefObject<Value>, value: Value): void {
  ref.current = value
}
