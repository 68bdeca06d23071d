"use client"

import { type RefObject, useRef } from "react"

/** What a visitor did, and what it is called. */
export interface Cause<Reason extends string> {
  readonly reason: Reason
  readonly event: Event | undefined
}

type AnyEvent = Event | { readonly nativeEvent: Event }

/** Handlers that note why a change is about to be asked for, for engines that only ask. */
export interface Causes<Reason extends string> {
  /** Gives a handler that notes the reason and the event. */
  readonly because: (reason: Reason) => (event: AnyEvent) => void
  /** What was noted last; forgets it. */
  readonly take: (otherwise: Reason) => Cause<Reason>
}

/** Keeps the reason from the handler that saw the event until the engine asks for the change. */
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
