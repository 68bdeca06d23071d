"use client"

import { useEffect } from "react"
import type { Clock } from "./behaviour.types.ts"
import type { Send } from "./use-behaviour.ts"
import type { OpenableProps, SetOpen } from "./use-openable.ts"
import { type TimedOptions, useTimedBehaviour } from "./use-timed-behaviour.ts"

interface Options<State, Event, Effect, Reason extends string>
  extends OpenableProps<Reason>,
    Omit<TimedOptions<State, Event, Effect>, "decide"> {
  /** Why an event changes it; `null` when nobody is to be asked. */
  readonly reasonOf: (event: Event) => Reason | null
  readonly clock?: Clock | undefined
}

/**
 * Runs a behaviour that opens and closes by itself after a while. The caller is asked before every change and may
 * cancel it; what else the event changed, such as where the pointer is, stays known.
 */
export function useTimedOpenable<
  State extends { readonly isOpen: boolean },
  Event extends { readonly type: string },
  Reason extends string,
  Effect extends { readonly type: string } = never,
>({
  open,
  onOpenChange,
  reasonOf,
  ...options
}: Options<State, Event | SetOpen, Effect, Reason>): readonly [State, Send<Event | SetOpen>] {
  const [state, send] = useTimedBehaviour<State, Event | SetOpen, Effect>({
    ...options,
    decide: (after, before, event, cause) => {
      const reason = reasonOf(event)
      if (after.isOpen === before.isOpen || reason === null) return after
      let isKept = open !== undefined
      const cancel = () => {
        isKept = true
      }
      onOpenChange?.(after.isOpen, { reason, event: cause, cancel })
      return isKept ? { ...after, isOpen: before.isOpen } : after
    },
  })

  useEffect(() => {
    if (open !== undefined) send({ type: "set", isOpen: open })
  }, [open, send])
  return [state, send]
}
