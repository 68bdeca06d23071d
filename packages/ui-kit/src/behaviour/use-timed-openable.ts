"use client"

import { useEffect } from "react"
import type { Clock } from "./behaviour.types.ts"
import type { Send } from "./use-behaviour.ts"
import { type Controlled, controlledDecision, type SetOpen } from "./use-openable.ts"
import { type TimedOptions, useTimedBehaviour } from "./use-timed-behaviour.ts"

type Options<State, Event, Effect, Reason extends string> = Controlled<Event, Reason> &
  Omit<TimedOptions<State, Event, Effect>, "decide"> & { readonly clock?: Clock | undefined }

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
    decide: controlledDecision<State, Event | SetOpen, Reason>(
      { open, onOpenChange, reasonOf },
      (after, { isOpen }) => ({
        ...after,
        isOpen,
      }),
    ),
  })

  useEffect(() => {
    if (open !== undefined) send({ type: "set", isOpen: open })
  }, [open, send])
  return [state, send]
}
